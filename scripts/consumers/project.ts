import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buy, pay } from '../buyOnce.ts'
import type { Processes } from '../processes.ts'
import type { Row } from './row.ts'
import { visit } from './visit.ts'

const fixtures = fileURLToPath(new URL('../../test/consumers/', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))

/** The folder with the manifest of a row, if it has one. */
const folderOf = ({ folder, example }: Row) =>
  folder ?? (example === undefined ? undefined : `examples/${example}`)

/** What an install creates, and npm scripts that ran in the repository. */
const generated = ['node_modules', 'package.json', 'package-lock.json', 'dist', '.next']

/** A merchant's project in a temporary folder, with installed dependencies. */
export interface Project {
  readonly folder: string
  /** Replaces text in a file of the project. Throws if the file does not contain it. */
  readonly replace: (file: string, from: RegExp, to: string) => Promise<void>
  /** Runs a script of the project to its end and returns its output. Throws with the output if it fails. */
  readonly node: (
    script: string,
    args?: readonly string[],
    options?: NodeOptions,
  ) => Promise<string>
  /** Runs a script of the manifest to its end and returns its output. Throws with the output if it fails. */
  readonly npmRun: (args: readonly string[], variables?: Variables) => Promise<string>
  /** Starts a script and waits until it responds at `url`. Returns a function that ends it. */
  readonly serve: (
    script: string,
    args: readonly string[],
    url: string,
    variables?: Variables,
  ) => Promise<() => Promise<void>>
  /** Opens a built shop in Chromium and buys. Throws if it looks unstyled or the console has an error. */
  readonly visit: (url: string) => Promise<void>
  /** Completes a purchase in a shop. Throws if the console has an error. */
  readonly buy: typeof buy
  /** Pays on a hosted page, opened without a shop. */
  readonly pay: typeof pay
}

type Variables = Readonly<Record<string, string>>

interface NodeOptions {
  /** The executable, relative to the project. @default the running Node */
  readonly node?: string | undefined
  /** Flags of Node itself. */
  readonly flags?: readonly string[]
  /** The expected exit code. @default 0 */
  readonly exitCode?: number
}

/** Ends a tool that hangs. */
const TIMEOUT_MS = 300_000

/** Disables the telemetry of the tools. */
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  CI: '1',
  NODE_ENV: undefined,
}

type Versions = Readonly<Record<string, string>>

/** Creates projects below `folder`. Rows with the same manifest share one install. */
export function createProjects(folder: string, packages: Versions, processes: Processes) {
  const installs = new Map<string, Promise<string>>()

  async function install(row: Row) {
    const { installFlags = [] } = row
    const manifest = await manifestOf(row, packages)
    const key = JSON.stringify([manifest, installFlags])
    const target = join(folder, `install-${installs.size + 1}`)
    const installing = installs.get(key) ?? installInto(target, manifest, installFlags, processes)
    installs.set(key, installing)
    return installing
  }

  return {
    /** Installs the dependencies of a row, and copies its files beside them. */
    async create(row: Row): Promise<Project> {
      const home = await install(row)
      const kept = ['node_modules', 'package.json', 'package-lock.json']
      const stale = (await readdir(home)).filter((name) => !kept.includes(name))
      await Promise.all(stale.map((name) => rm(join(home, name), { recursive: true })))
      const own = folderOf(row)
      const shown = own === undefined ? [] : [join(root, own)]
      for (const source of [...shown, ...row.files.map((name) => join(fixtures, name))])
        await cp(source, home, {
          recursive: true,
          filter: (path) => !generated.includes(basename(path)),
        })
      return openProject(home, processes)
    },
  }
}

/** Returns the manifest of a project, which takes our packages from tarballs. */
async function manifestOf(row: Row, packages: Versions): Promise<string> {
  const folder = folderOf(row)
  if (folder === undefined)
    return JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { ...packages, ...row.dependencies },
    })
  const manifest = JSON.parse(
    await readFile(join(root, folder, 'package.json'), 'utf8'),
  ) as Readonly<Record<'dependencies', Versions> & Partial<Record<'devDependencies', Versions>>>
  const fromTarballs = (versions: Versions = {}) =>
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [name, packages[name] ?? version]),
    )
  return JSON.stringify({
    ...manifest,
    dependencies: fromTarballs(manifest.dependencies),
    devDependencies: fromTarballs(manifest.devDependencies),
    // For what our packages depend on.
    overrides: packages,
  })
}

async function installInto(
  folder: string,
  manifest: string,
  installFlags: readonly string[],
  processes: Processes,
) {
  await mkdir(folder)
  await writeFile(join(folder, 'package.json'), manifest)
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  const args = ['install', '--loglevel=error', ...flags, ...installFlags]
  await processes.run('npm', args, { cwd: folder })
  return folder
}

function openProject(folder: string, processes: Processes): Project {
  const place = { cwd: folder, env, timeout: TIMEOUT_MS }
  return {
    folder,
    visit,
    buy,
    pay,
    async replace(file, from, to) {
      const path = join(folder, file)
      const before = await readFile(path, 'utf8')
      if (before.search(from) === -1) throw new Error(`${file} does not contain ${from}.`)
      await writeFile(path, before.replace(from, to))
    },
    node(script, args = [], { node, flags = [], exitCode = 0 } = {}) {
      const executable = node ? join(folder, node) : process.execPath
      return processes.run(executable, [...flags, script, ...args], { ...place, exitCode })
    },
    npmRun: (args, variables = {}) =>
      processes.run('npm', ['run', '-s', ...args], { ...place, env: { ...env, ...variables } }),
    serve: (script, args, url, variables = {}) =>
      processes.serve([script, ...args], { ...place, url, env: { ...env, ...variables } }),
  }
}
