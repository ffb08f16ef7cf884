import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Lines without indentation, because the page shows parts of functions. */
const lines = (code: string) => code.replaceAll(/^ +/gm, '').trim()

const example = globSync('examples/node/src/*.ts').map((path) => lines(readFileSync(path, 'utf8')))
const page = readFileSync('site/src/content/docs/guides/server-side.md', 'utf8')
const blocks = [...page.matchAll(/```(?:ts excerpt|sql)\n([^]*?)```/g)].map(([, code = '']) => code)

test('guides/server-side.md has code', () => {
  expect(blocks.length).toBeGreaterThan(5)
})

test.each(blocks)('guides/server-side.md shows code of the tested Node example: %#', (code) => {
  expect(example.some((source) => source.includes(lines(code)))).toBe(true)
})
