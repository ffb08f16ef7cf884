import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Processes } from '../processes.ts'
import type { Row } from './row.ts'
import { visit } from './visit.ts'

const fixtures = fileURLToPath(new URL('../../test/consumers/', import.meta.url))

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
  /** Starts a script and waits until it responds at `url`. Returns a function that ends it. */
  readonly serve: (
    script: string,
    args: readonly string[],
    url: string,
  ) => Promise<() => Promise<void>>
  /** Opens a built shop in Chromium and buys. Throws if it looks unstyled or the console has an error. */
  readonly visit: (url: string) => Promise<void>
}

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
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CI: '1', NODE_ENV: undefined }

/** Creates projects below `folder`. Rows with the same dependencies share one install. */
export function createProjects(
  folder: string,
  packages: Readonly<Record<string, string>>,
  processes: Processes,
) {
  const installs = new Map<string, Promise<string>>()

  async function install({ dependencies, installFlags = [] }: Row) {
    const key = JSON.stringify([dependencies, installFlags])
    const target = join(folder, `install-${installs.size + 1}`)
    const installing =
      installs.get(key) ??
      installInto(target, { ...packages, ...dependencies }, installFlags, processes)
    installs.set(key, installing)
    return installing
  }

  return {
    /** Installs the dependencies of a row, and copies its files beside them. */
    async create(row: Row): Promise<Project> {
      const root = await install(row)
      const kept = ['node_modules', 'package.json', 'package-lock.json']
      const stale = (await readdir(root)).filter((name) => !kept.includes(name))
      await Promise.all(stale.map((name) => rm(join(root, name), { recursive: true })))
      for (const name of row.files) await cp(join(fixtures, name), root, { recursive: true })
      return openProject(root, processes)
    },
  }
}

async function installInto(
  folder: string,
  dependencies: Row['dependencies'],
  installFlags: readonly string[],
  processes: Processes,
) {
  await mkdir(folder)
  const manifest = { private: true, type: 'module', dependencies }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
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
    serve: (script, args, url) => processes.serve([script, ...args], { ...place, url }),
  }
}
