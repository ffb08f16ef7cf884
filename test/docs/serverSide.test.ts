import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSamples } from '../../scripts/site/samples.ts'

const samples = readSamples()

test.each(['shop', 'store', 'read', 'orders', 'server'])(
  'guides/server-side.md shows all of src/%s.ts of the tested Node example',
  (file) => {
    const shown = samples.find(({ name }) => name.endsWith(`guides/server-side.md/src/${file}`))
    expect(shown?.code).toBe(readFileSync(`examples/node/src/${file}.ts`, 'utf8'))
  },
)

test('guides/server-side.md shows the element of the tested cart of Astro', () => {
  const page = readFileSync('site/src/content/docs/guides/server-side.md', 'utf8')
  const [, shown = ''] = /^```html\n([^]+?)^```/m.exec(page) ?? []
  const tested = readFileSync('test/consumers/astro-server/src/pages/cart.astro', 'utf8')
  expect(tested.replaceAll(/^ {4}/gm, '')).toContain(shown)
})
