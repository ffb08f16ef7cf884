import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buy, pay } from '../buyOnce.ts'
import { freePort } from '../freePort.ts'
import type { Processes } from '../processes.ts'
import { quietTools, replaceService, waitFor } from './check.ts'
import { startScript } from './startScript.ts'

type Versions = Readonly<Record<string, string>>

interface Manifest {
  readonly scripts: Versions
  readonly dependencies: Versions
  readonly devDependencies: Versions
}

interface Place {
  /** A new folder. */
  readonly home: string
  /** The tarballs of our packages by name. */
  readonly packages: Versions
  readonly processes: Processes
}

const install = ['install', '--prefer-offline', '--loglevel=error', '--no-audit', '--no-fund']

/** Installs the packed command `create-onramp-kit`, asks for its version, and returns its script. */
export async function installCommand({ home, packages, processes }: Place): Promise<string> {
  const dependencies = { 'create-onramp-kit': packages['create-onramp-kit'] }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, dependencies }))
  await processes.run('npm', install, { cwd: home })
  const command = join(home, 'node_modules/create-onramp-kit/dist/cli/main.js')
  const printed = await processes.run(process.execPath, [command, '--version'], { cwd: home })
  if (!/^\d+\.\d+\.\d+$/.test(printed)) throw new Error(`--version prints ${printed}.`)
  return command
}

/**
 * Does what the README of the command says: creates a shop from a template, installs, and buys once. Then builds it.
 * @param command the script of the installed command
 * @throws if anything else happens
 */
export async function checkTemplate(
  template: string,
  command: string,
  { home, packages, processes }: Place,
): Promise<void> {
  const args = [command, template, '--template', template, '--yes']
  await processes.run(process.execPath, args, { cwd: home })
  const project = join(home, template)
  takePackages(project, packages)
  await processes.run('npm', [...install, '--ignore-scripts'], { cwd: project })
  const env = { ...process.env, ...quietTools }
  await buyFromDev(project, env, processes)
  if (manifestOf(project).scripts['build'] !== undefined)
    await processes.run('npm', ['run', '-s', 'build'], { cwd: project, env, timeout: 300_000 })
}

/**
 * Starts an installed shop with `npm run dev`, and buys once on the first visit.
 * @throws if the purchase fails, or the simulated service outlives the script
 */
export async function buyFromDev(
  project: string,
  inherited: NodeJS.ProcessEnv,
  processes: Processes,
): Promise<void> {
  const service = await movePort(project)
  const env = { ...inherited, PORT: String(await freePort('localhost', 0)) }
  const dev = await startScript('dev', { cwd: project, env, not: service })
  try {
    if (manifestOf(project).scripts['buy'] === undefined) await buy({ shop: dev.url, service })
    else {
      const settings = { ...env, ONRAMP_URL: service, SHOP_URL: dev.url }
      const place = { cwd: project, env: settings }
      const printed = await processes.run('npm', ['run', '-s', 'buy'], place)
      const page = /Pay at (http:\S+)$/.exec(printed)?.[1] ?? ''
      await pay(page, () => waitFor(`${dev.url}/carts/cart-1`, '"paid":true'))
    }
  } catch (error) {
    throw new Error(`${String(error)}\n${dev.output()}`, { cause: error })
  } finally {
    await dev.interrupt()
  }
  if (await fetch(service).catch(() => undefined))
    throw new Error('The simulated service outlives `npm run dev`.')
}

function manifestOf(project: string): Manifest {
  return JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Manifest
}

/** Replaces our packages in the manifest with tarballs. */
function takePackages(project: string, packages: Versions): void {
  const manifest = manifestOf(project)
  const from = (versions: Versions) =>
    Object.fromEntries(
      Object.entries(versions).map(([name, range]) => [name, packages[name] ?? range]),
    )
  const dependencies = from(manifest.dependencies)
  const devDependencies = from(manifest.devDependencies)
  // For what our packages depend on.
  const replaced = { ...manifest, dependencies, devDependencies, overrides: packages }
  writeFileSync(join(project, 'package.json'), JSON.stringify(replaced))
}

/** Gives the service of a shop a free port, in its manifest and in its sources. Returns the URL of the service. */
async function movePort(project: string): Promise<string> {
  const port = await freePort('127.0.0.1', 0)
  const path = join(project, 'package.json')
  const text = readFileSync(path, 'utf8')
  if (!text.includes('--port 4010')) throw new Error('No script of the shop has the port 4010.')
  writeFileSync(path, text.replaceAll('--port 4010', `--port ${port}`))
  const service = `http://127.0.0.1:${port}`
  replaceService(project, service)
  return service
}
