// Prints the bill of materials of the packages: `node scripts/sbom.mjs > sbom.cdx.json` (CycloneDX). `npm sbom` in this
// repository would include development dependencies, so this script runs it on a lockfile with only the packages, their
// dependencies and the packages that a build contains, with the integrity locked here. It needs the built packages.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundledIn } from './licenses.ts'
import { published } from './published.ts'

const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = {}
for (const { manifest } of published) add(manifest.name, manifest)
for (const { folder, manifest } of published) addBundled(manifest.name, bundledIn(folder))
const dependencies = Object.fromEntries(
  published.map(({ manifest }) => [manifest.name, manifest.version]),
)
const root = {
  name: 'onramp-kit',
  version: published[0].manifest.version,
  license: 'MIT',
  dependencies,
}

// npm names the listed project after its folder.
const above = mkdtempSync(join(tmpdir(), 'sbom-'))
const folder = join(above, 'onramp-kit')
mkdirSync(folder)
const write = (name, content) => writeFileSync(join(folder, name), JSON.stringify(content))
write('package.json', root)
write('package-lock.json', { ...root, lockfileVersion: 3, packages: { '': root, ...packages } })
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'library', '--package-lock-only']
const { status, stdout, stderr } = spawnSync('npm', args, {
  cwd: folder,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
rmSync(above, { recursive: true })
process.stdout.write(stdout)
if (status !== 0) process.stderr.write(stderr)
process.exitCode = status ?? 1

/** Adds a package and its dependencies, without peers, which the merchant installs. */
function add(name, { version, license, integrity, dependencies: needed = {} }) {
  packages[`node_modules/${name}`] = { version, license, integrity, dependencies: needed }
  for (const each of Object.keys(needed))
    if (packages[`node_modules/${each}`] === undefined) add(each, entryOf(each))
}

/** Adds the packages that a build contains as dependencies, without theirs, which it contains only in part. */
function addBundled(name, bundled) {
  for (const [each, version] of bundled) {
    const { version: expected, license, integrity } = entryOf(each)
    if (version !== expected)
      throw new Error(`${name} contains ${each} ${version}, but ${expected} is locked`)
    packages[`node_modules/${each}`] ??= { version, license, integrity }
  }
  const own = packages[`node_modules/${name}`]
  own.dependencies = { ...own.dependencies, ...Object.fromEntries(bundled) }
}

function entryOf(name) {
  const own = published.find(({ manifest }) => manifest.name === name)
  const entry = own?.manifest ?? locked[`node_modules/${name}`]
  if (entry === undefined) throw new Error(`${name} is not in the lockfile`)
  return entry
}
