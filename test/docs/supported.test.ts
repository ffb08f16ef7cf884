import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRows } from '../../scripts/consumers/rows.ts'

const page = readFileSync(
  new URL('../../site/src/content/docs/reference/requirements.md', import.meta.url),
  'utf8',
)
const [, table = ''] = /## Supported tools\n\n([^]*?)\n\n/.exec(page) ?? []

const rows = readRows()
/** The tools and the versions that rows are about: `Vitest 5`, `jsdom 31`, `Nuxt 4`. */
const supported = rows
  .filter(({ name }) => !name.includes(': '))
  .flatMap(({ name }) => name.split(', '))
  .filter((part) => /\d$/.test(part))

test.each([...new Set(supported)])('the requirements list %s as supported', (part) => {
  const [, tool = '', version = ''] =
    /^(?:types of )?(?:the elements in )?(.+) (\d{4}-\d\d-\d\d|\d+(?:\.\d+)?)/.exec(part) ?? []
  const listed = `${version.replaceAll('.', '\\.')}\\b`
  expect(table).toMatch(new RegExp(`^\\| ${tool} \\|.* ${listed}|\\b${tool} ${listed}`, 'm'))
})

const named = rows.map(({ name }) => name).filter((name) => !/: |^examples\/|^README/.test(name))

test.each(named)('the row "%s" begins with a version', (name) => {
  expect(name).toMatch(/^[^,]+ \d[^,]*(?:,|$)/)
})

test.each(rows)('the row "$name" installs exact versions', ({ manifest }) => {
  const versions = { ...manifest.dependencies, ...manifest.devDependencies }
  for (const version of Object.values(versions))
    expect(version).toMatch(/^(?:npm:.+@)?\d+\.\d+\.\d+$/)
})

const limits = readFileSync(new URL('../../.size-limit.js', import.meta.url), 'utf8')

test.each([
  ['`<Checkout>` with the client is', /<Checkout> with core'.*limit: '(.+)'/],
  ['and', /and its later steps'[^]*?limit: '(.+)'/],
  ['A language is', /languages\.map.*limit: '(.+)'/],
  ['stylesheet', /styles\.css'.*limit: '(.+)'/],
])('the requirements state the limit that npm run size checks: %s', (subject, limit) => {
  const [, size] = limit.exec(limits) ?? []
  expect(page.replaceAll('\n', ' ')).toContain(`${subject} less than ${size}`)
})

test('the requirements state which TypeScript the simulated service needs', () => {
  const skipping = rows.filter(({ manifest }) =>
    JSON.stringify(manifest.onramp?.run ?? '').includes('--skipLibCheck'),
  )
  expect(new Set(skipping.map(({ name }) => name.split(', ')[0]))).toEqual(
    new Set(['TypeScript 5.6']),
  )
  expect(table).toContain('`@onramp-kit/msw` from 5.9 on')
})
