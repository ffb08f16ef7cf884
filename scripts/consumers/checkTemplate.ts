import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buy, pay } from '../buyOnce.ts'
import { freePort } from '../freePort.ts'
import type { Processes } from '../processes.ts'
import { quietTools, replaceService } from './check.ts'
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

/** Installs the packed command `create-onramp-kit`, and returns its script. */
export async function installCommand({ home, packages, processes }: Place): Promise<string> {
  const dependencies = { 'create-onramp-kit': packages['create-onramp-kit'] }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, dependencies }))
  await processes.run('npm', install, { cwd: home })
  return join(home, 'node_modules/create-onramp-kit/dist/cli/main.js')
}

/**
 * Does what the README of the command says: creates a shop from a template, installs, starts it with `npm run dev`, and buys
 * once on the first visit. Then builds it.
 * @param command the script of the installed command
 * @throws if anything else happens, or the script `dev` leaves the service behind
 */
export async function checkTemplate(
  template: string,
  command: string,
  { home, packages, processes }: Place,
): Promise<void> {
  const args = [command, template, '--template', template, '--yes']
  await processes.run(process.execPath, args, { cwd: home })
  const project = join(home, template)
  const { port, scripts } = await takePackages(project, packages)
  const service = `http://127.0.0.1:${port}`
  replaceService(project, service)
  await processes.run('npm', [...install, '--ignore-scripts'], { cwd: project })
  const env = { ...process.env, ...quietTools }
  const own = String(await freePort('localhost', 0))
  const dev = await startScript('dev', { cwd: project, env: { ...env, PORT: own }, not: service })
  try {
    if (scripts['buy'] === undefined) await buy({ shop: dev.url, service })
    else {
      const settings = { ...env, ONRAMP_URL: service, SHOP_URL: dev.url }
      const printed = await processes.run('npm', ['run', '-s', 'buy'], {
        cwd: project,
        env: settings,
      })
      const page = /Pay at (http:\S+)$/.exec(printed)?.[1] ?? ''
      await pay(page, () => waitUntilPaid(`${dev.url}/carts/cart-1`))
    }
  } catch (error) {
    throw new Error(`${String(error)}\n${dev.output()}`, { cause: error })
  } finally {
    await dev.interrupt()
  }
  if (await responds(service)) throw new Error('The simulated service outlives `npm run dev`.')
  if (scripts['build'] !== undefined)
    await processes.run('npm', ['run', '-s', 'build'], { cwd: project, env, timeout: 300_000 })
}

/** Replaces our packages in the manifest with tarballs, and the port of the service with a free one. */
async function takePackages(project: string, packages: Versions) {
  const path = join(project, 'package.json')
  const port = await freePort('127.0.0.1', 0)
  const text = readFileSync(path, 'utf8').replaceAll('--port 4010', `--port ${port}`)
  const manifest = JSON.parse(text) as Manifest
  const from = (versions: Versions) =>
    Object.fromEntries(
      Object.entries(versions).map(([name, range]) => [name, packages[name] ?? range]),
    )
  const dependencies = from(manifest.dependencies)
  const devDependencies = from(manifest.devDependencies)
  // For what our packages depend on.
  const replaced = { ...manifest, dependencies, devDependencies, overrides: packages }
  writeFileSync(path, JSON.stringify(replaced))
  return { port, scripts: manifest.scripts }
}

async function waitUntilPaid(url: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if ((await (await fetch(url)).text()).includes('"paid":true')) return
    await setTimeout(500)
  }
  throw new Error(`${url} was not paid.`)
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
