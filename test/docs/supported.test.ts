import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundlerRows } from '../../scripts/consumers/bundlers.ts'
import { compilerRows } from '../../scripts/consumers/compilers.ts'
import { elementRows } from '../../scripts/consumers/elements.ts'
import { folderRows } from '../../scripts/consumers/folders.ts'
import { nextRows } from '../../scripts/consumers/next.ts'
import { runtimeRows } from '../../scripts/consumers/runtimes.ts'
import { testRows } from '../../scripts/consumers/testRunners.ts'

const page = readFileSync(
  new URL('../../site/src/content/docs/reference/requirements.md', import.meta.url),
  'utf8',
)
const [, table = ''] = /## Supported tools\n\n([^]*?)\n\n/.exec(page) ?? []

const rows = [
  ...compilerRows,
  ...bundlerRows,
  ...testRows,
  ...runtimeRows,
  ...folderRows,
  ...nextRows,
  ...elementRows,
]
/** The tools and the versions that rows are about: `Vitest 5`, `jsdom 31`, `Nuxt 4`. */
const supported = rows
  .filter((row) => !('unsupported' in row) && !row.name.includes(': '))
  .flatMap(({ name }) => name.split(', '))
  .filter((part) => /\d$/.test(part))

test.each([...new Set(supported)])('the requirements list %s as supported', (part) => {
  const [, tool = '', version = ''] =
    /^(?:types of )?(?:the elements in )?(.+) (\d{4}-\d\d-\d\d|\d+(?:\.\d+)?)/.exec(part) ?? []
  const listed = `${version.replaceAll('.', '\\.')}\\b`
  expect(table).toMatch(new RegExp(`^\\| ${tool} \\|.* ${listed}|\\b${tool} ${listed}`, 'm'))
})

test.each(folderRows.map(({ name }) => name))('the row "%s" begins with a version', (name) => {
  expect(name).toMatch(/^[^,]+ \d+(?:,|$)/)
})

test('the requirements state which TypeScript the simulated service needs', () => {
  expect(compilerRows.filter((row) => 'unsupported' in row).map(({ name }) => name)).toEqual([
    'TypeScript 5.6, @onramp-kit/msw',
  ])
  expect(table).toContain('`@onramp-kit/msw` from 5.9 on')
})
