import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConsumers } from '../../scripts/consumers/consumers.ts'

const page = readFileSync(
  new URL('../../site/src/content/docs/reference/requirements.md', import.meta.url),
  'utf8',
)
const [, table = ''] = /## Supported tools\n\n([^]*?)\n\n/.exec(page) ?? []

const consumers = readConsumers()
const descriptions = consumers.map(({ description }) => description)
/** The tools and the versions that the projects are about: `Vitest 5`, `jsdom 31`, `Nuxt 4`. */
const supported = descriptions
  .filter((description) => !description.includes(': '))
  .flatMap((description) => description.split(', '))
  .filter((part) => /\d$/.test(part))

test.each([...new Set(supported)])('the requirements list %s as supported', (part) => {
  const [, tool = '', version = ''] =
    /^(?:types of )?(?:the elements in )?(.+) (\d{4}-\d\d-\d\d|\d+(?:\.\d+)?)/.exec(part) ?? []
  const listed = `${version.replaceAll('.', '\\.')}\\b`
  expect(table).toMatch(new RegExp(`^\\| ${tool} \\|.* ${listed}|\\b${tool} ${listed}`, 'm'))
})

const named = descriptions.filter((each) => !/: |^examples\/|^README/.test(each))

test.each(named)('the project "%s" begins with a version', (description) => {
  expect(description).toMatch(/^[^,]+ \d[^,]*(?:,|$)/)
})

test.each(consumers)('the project "$description" installs exact versions', (consumer) => {
  const versions = { ...consumer.dependencies, ...consumer.devDependencies }
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
  const commands = consumers.flatMap(({ onramp }) => onramp?.steps ?? []).map(String)
  const skipping = commands.filter((command) => command.includes('--skipLibCheck'))
  expect(skipping).not.toHaveLength(0)
  for (const command of skipping) expect(command.match(/\b\d\.\d\b/g)).toEqual(['5.6'])
  expect(table).toContain('`@onramp-kit/msw` from 5.9 on')
})
