import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundlerRows } from '../../scripts/consumers/bundlers.ts'
import { compilerRows } from '../../scripts/consumers/compilers.ts'
import { runtimeRows } from '../../scripts/consumers/runtimes.ts'
import { testRows } from '../../scripts/consumers/testRunners.ts'

const page = readFileSync(
  new URL('../../site/src/content/docs/reference/requirements.md', import.meta.url),
  'utf8',
)
const [, table = ''] = /## Supported tools\n\n([^]*?)\n\n/.exec(page) ?? []

/** The tool and the version that a row is about: `Vitest 5`, `jsdom 31`. */
const supported = [...compilerRows, ...bundlerRows, ...testRows, ...runtimeRows]
  .filter((row) => !('unsupported' in row) && !row.name.includes(': '))
  .flatMap(({ name }) => name.split(', '))
  .filter((part) => /\d$/.test(part))

test.each([...new Set(supported)])('the requirements list %s as supported', (part) => {
  const [, tool = '', version = ''] = /^(?:types of )?(.+) (\d+(?:\.\d+)?)/.exec(part) ?? []
  const line = table.split('\n').find((each) => each.includes(tool))
  expect(line).toMatch(new RegExp(`\\b${version.replace('.', '\\.')}\\b`))
})

test('the requirements state which TypeScript the simulated service needs', () => {
  expect(compilerRows.filter((row) => 'unsupported' in row).map(({ name }) => name)).toEqual([
    'TypeScript 5.6, @onramp-kit/msw',
  ])
  expect(table).toContain('`@onramp-kit/msw` from 5.9 on')
})
