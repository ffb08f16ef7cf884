// Prints what a merchant installs with the three packages, as npm lists it: `npm run -s sbom > sbom.cdx.json` (CycloneDX).
// `npm sbom` in the repository itself mixes in what only its development needs; so it is asked about a lockfile that holds
// nothing but the packages and what they depend on, each with the integrity it is locked to here.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { published } from './published.mjs'

const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = {}
for (const { manifest } of published) add(manifest.name, manifest)
const dependencies = Object.fromEntries(
  published.map(({ manifest }) => [manifest.name, manifest.version]),
)
const root = {
  name: 'onramp-kit',
  version: published[0].manifest.version,
  license: 'MIT',
  dependencies,
}

// npm calls what it lists by the name of its folder.
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

/** A package and all that it depends on; not its peers, which are the merchant's own. */
function add(name, { version, license, integrity, dependencies: needed = {} }) {
  packages[`node_modules/${name}`] = { version, license, integrity, dependencies: needed }
  for (const each of Object.keys(needed))
    if (packages[`node_modules/${each}`] === undefined) add(each, entryOf(each))
}

function entryOf(name) {
  const own = published.find(({ manifest }) => manifest.name === name)
  const entry = own?.manifest ?? locked[`node_modules/${name}`]
  if (entry === undefined) throw new Error(`${name} is not in the lockfile`)
  return entry
}
