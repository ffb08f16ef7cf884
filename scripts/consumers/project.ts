import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
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
  /** Starts a script that serves, and resolves once it has printed `ready`. */
  readonly serve: (script: string, args: readonly string[], ready: RegExp) => Promise<Server>
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

interface Server {
  readonly stop: () => Promise<void>
}

/** Ends a tool that hangs. */
const TIMEOUT_MS = 300_000

/** Disables the telemetry of the tools. */
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CI: '1', NODE_ENV: undefined }

/** Creates projects below `folder`. Rows with the same dependencies share one install. */
export function createProjects(folder: string, packages: Readonly<Record<string, string>>) {
  const installs = new Map<string, Promise<string>>()

  async function install({ dependencies, installFlags = [] }: Row) {
    const key = JSON.stringify([dependencies, installFlags])
    const target = join(folder, `install-${installs.size + 1}`)
    const installing =
      installs.get(key) ?? installInto(target, { ...packages, ...dependencies }, installFlags)
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
      return openProject(root)
    },
  }
}

async function installInto(
  folder: string,
  dependencies: Row['dependencies'],
  installFlags: readonly string[],
) {
  await mkdir(folder)
  const manifest = { private: true, type: 'module', dependencies }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  const npm = spawn('npm', ['install', '--loglevel=error', ...flags, ...installFlags], {
    cwd: folder,
    shell: process.platform === 'win32',
  })
  await outputOf(npm, 0)
  return folder
}

function openProject(folder: string): Project {
  const options = { cwd: folder, env, timeout: TIMEOUT_MS }
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
      return outputOf(spawn(executable, [...flags, script, ...args], options), exitCode)
    },
    async serve(script, args, ready) {
      const server = spawn(process.execPath, [script, ...args], options)
      const exited = new Promise<void>((resolve) => void server.once('exit', () => resolve()))
      const output = collect(server)
      await new Promise<void>((resolve, reject) => {
        server.stdout?.on('data', () => ready.test(output()) && resolve())
        void exited.then(() => reject(new Error(output())))
      })
      return {
        async stop() {
          server.kill()
          await exited
        },
      }
    },
  }
}

async function outputOf(child: ChildProcess, expected: number): Promise<string> {
  const output = collect(child)
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  if (code !== expected) throw new Error(`${output()}\n(exit code ${String(code)})`)
  return output()
}

function collect(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return () => stripVTControlCharacters(output)
}
