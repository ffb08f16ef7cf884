import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { publicExports } from '../../../scripts/bench/cost/sizes/publicExports.ts'
import { exactly, info, prove } from '../figures.ts'

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const page = readFileSync(file('site/src/content/docs/benchmarks.md'), 'utf8')

test('the benchmarks page lists the size of exactly the exports', async (context) => {
  const wanted = (await publicExports()).flatMap(({ name: entry, exports }) =>
    exports.map((name) => `${name} of ${entry}`),
  )
  const listed = [...page.matchAll(/^\| `(\S+)` +\| +(@onramp-kit\S+) /gm)].map(
    ([, name, entry]) => `${name} of ${entry}`,
  )
  prove(context, [
    info('exports', wanted.length),
    exactly('listed twice', listed.length - new Set(listed).size, 0),
    exactly('not listed: run npm run bench', missing(wanted, listed), 0),
    exactly('listed but removed: run npm run bench', missing(listed, wanted), 0),
  ])
})

test('the benchmarks page names its command and exceeds no limit', () => {
  const { scripts } = JSON.parse(readFileSync(file('package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>
  }
  expect(scripts).toHaveProperty('bench')
  expect(page).toContain('`npm run bench`')
  expect(page).toContain('The command fails unless:')
  expect(page).not.toContain(': over')
})

function missing(names: readonly string[], among: readonly string[]): number {
  return names.filter((name) => !among.includes(name)).length
}
