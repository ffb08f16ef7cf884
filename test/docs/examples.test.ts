import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { templates } from '../../packages/create-onramp-kit/src/templates.ts'
import { readConsumers } from '../../scripts/consumers/consumers.ts'
import { readSamples } from '../../scripts/site/samples.ts'

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const folders = readdirSync('examples', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
const isRun = (name: string) => existsSync(join('examples', name, 'package.json'))
const examples = folders.map(({ name }) => name).filter(isRun)
const read = (name: string, path: string) => readFileSync(join('examples', name, path), 'utf8')

test('every example with a manifest is bought from, as a consumer or as a template', () => {
  const consumers = readConsumers().map(({ onramp }) => onramp?.extends)
  // `test:examples` buys from this template only.
  const node = templates.find(({ name }) => name === 'node')?.folder
  for (const name of examples) expect([...consumers, node]).toContain(`examples/${name}`)
})

test('every other example says that no test runs it', () => {
  const others = folders.map(({ name }) => name).filter((name) => !isRun(name))
  expect(others).toEqual(['expo'])
  expect(read('expo', 'README.md')).toContain('No test runs this recipe.')
})

test('the index of the examples links to each of them', () => {
  const index = readFileSync('examples/README.md', 'utf8')
  for (const { name } of folders) expect(index).toContain(`](${name})`)
})

test('the recipe of Expo asks before it starts over from an order that may be charged', () => {
  const recipe = read('expo', 'README.md')
  const [before = '', ...after] = recipe.split('checkout.startOver')
  expect(before).toMatch(/claim !== 'may_be_charged'\) return $/)
  expect(after).toHaveLength(2)
  expect(after[0]).toMatch(/Alert\.alert\([^]+onPress: $/)
})

test('no sample opens a window that keeps its opener', () => {
  const calls = readSamples().flatMap(({ name, code }) =>
    [...code.matchAll(/window\.open\((.*)/g)].map(([call]) => `${name}: ${call}`),
  )
  expect(calls.length).toBeGreaterThan(1)
  expect(calls.filter((call) => !call.includes("'noopener'"))).toEqual([])
})

describe.each(examples)('examples/%s', (name) => {
  const { scripts, dependencies, devDependencies } = JSON.parse(
    read(name, 'package.json'),
  ) as Manifest

  test('starts with two commands, which exist', () => {
    const blocks = [...read(name, 'README.md').matchAll(/^```sh\n([^]*?)^```/gm)]
    const [[, commands = ''] = []] = blocks
    expect(commands.trim().split('\n')).toHaveLength(2)
    const run = [...commands.matchAll(/npm (?:run )?(\w+)/g)].map(([, script]) => script)
    expect(run).toContain('dev')
    expect(run.filter((script = '') => script !== 'install' && !(script in scripts))).toEqual([])
  })

  test('installs exact versions, those of this repository where it uses the same package', () => {
    const ours: Readonly<Record<string, string>> = manifest.devDependencies
    for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
      // Next, vue-tsc and svelte-check use the compiler's API, which TypeScript 7 does not have.
      if (dependency !== 'typescript' && dependency in ours) expect(version).toBe(ours[dependency])
    }
  })
})
