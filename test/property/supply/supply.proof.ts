import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { bundledIn } from '../../../scripts/licenses.ts'
import { published } from '../../../scripts/published.ts'
import { atLeast, exactly, info, prove } from '../figures.ts'
import { closure, installed, lockfile } from './lockfile.ts'
import { manifests, needed, peers } from './manifests.ts'

const run = promisify(execFile)
const workflow = readFileSync('.github/workflows/release.yml', 'utf8')
const requirements = readFileSync('site/src/content/docs/reference/requirements.md', 'utf8')
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

test('the published packages run no script on install', (context) => {
  const brought = [...closure(needed).values()]
  prove(context, [
    info('packages published', manifests.length),
    info('dependencies of the packages', brought.length),
    exactly(
      'scripts in the manifests published',
      manifests.flatMap(({ scripts = {} }) => Object.keys(scripts)).length,
      0,
    ),
    exactly(
      'dependencies with an install script',
      brought.filter(({ hasInstallScript }) => hasInstallScript === true).length,
      0,
    ),
  ])
})

test('the repository installs what the lockfile lists, without scripts', (context) => {
  const setup = readFileSync('scripts/setup.mjs', 'utf8')
  const ci = readFileSync('.ci/run', 'utf8')
  prove(context, [
    info('packages in the lockfile', installed.length),
    exactly('without an integrity', installed.filter(([, each]) => !each.integrity).length, 0),
    exactly('with a URL', installed.filter(([, each]) => each.resolved).length, 0),
    exactly('registry URLs in the lockfile', count(lockfile, /registry\./g), 0),
    exactly(
      'installs outside the lockfile',
      count(setup + ci + workflow, /npm (?:install|i)\b/g),
      0,
    ),
    exactly(
      'installs by the lockfile, without scripts',
      count(setup, /'ci', '--ignore-scripts'/g),
      1,
    ),
  ])
})

/** The packages that our bundles contain, and their versions. */
const bundled = new Map(published.flatMap(({ folder }) => [...bundledIn(folder)]))

test('the requirements justify exactly the dependencies', (context) => {
  const rows = [
    ...requirements.matchAll(/^\| \[`([^`]+)`\]\([^)]+\) ([\d.]+) \|.*\| (\d{4}-\d\d-\d\d) \|$/gm),
  ]
  const listed = new Map(rows.map(([, name = '', version]) => [name, version]))
  const locked = closure(needed)
  const contained = [...requirements.matchAll(/`([^`]+)` (\d+\.\d+\.\d+)/g)]
  prove(context, [
    exactly('listed', listed.size, needed.length),
    exactly(
      'of them with the version that is locked',
      needed.filter((name) => listed.get(name) === locked.get(name)?.version).length,
      needed.length,
    ),
    exactly(
      'transitive and not listed',
      [...locked.keys()].filter((name) => !listed.has(name)).length,
      0,
    ),
    exactly(
      'peers not named',
      peers.filter((name) => !requirements.includes(`\`${name}\``)).length,
      0,
    ),
    info('packages in bundles', bundled.size),
    atLeast('of them named with a version', contained.length, 4),
    exactly(
      'of these with another version than the bundle',
      contained.filter(([, name = '', version]) => bundled.get(name) !== version).length,
      0,
    ),
  ])
})

test('the bill of materials lists exactly what a merchant installs, and what our bundles contain', async () => {
  const { stdout } = await run(process.execPath, ['scripts/sbom.mjs'])
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string
    components: { name: string; version: string; hashes?: object[] }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const versions = new Map([
    ...[...closure(needed)].map(([name, { version = '' }]) => [name, version] as const),
    ...bundled,
  ])
  expect(components.map(({ name }) => name).toSorted()).toEqual(
    [...versions.keys(), ...manifests.map(({ name }) => name)].toSorted(),
  )
  for (const [name, version] of versions)
    expect(components.find((each) => each.name === name)).toMatchObject({
      version,
      scope: 'required',
      hashes: [{}],
    })
})

test('a release has provenance, uses no token, and pins its actions by commit', (context) => {
  const uses = count(workflow, /uses:/g)
  prove(context, [
    info('actions', uses),
    exactly('pinned by their commit', count(workflow, /uses: [\w/-]+@[0-9a-f]{40} # v\d/g), uses),
    exactly('secrets', count(workflow, /secrets\./g), 0),
    exactly(
      'permissions beyond reading: identity for npm, and the release on GitHub',
      count(workflow, /^ +[a-z-]+: write$/gm),
      2,
    ),
    exactly(
      'of them in one job',
      count(workflow, /permissions:\n +[a-z-]+: write\n +[a-z-]+: write/g),
      0,
    ),
    exactly('publishes with provenance', count(workflow, /npm publish .*--provenance/g), 1),
    exactly(
      'packages that ask for it',
      manifests.filter(({ publishConfig }) => publishConfig?.provenance === true).length,
      manifests.length,
    ),
  ])
})
