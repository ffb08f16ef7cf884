// Rehearses a release: publishes the packages to a local registry, installs them in a fresh app with the README's commands,
// and buys once. Nothing leaves this machine, and npm's login and cache stay untouched. Needs the built packages.
//
//   npm run release:rehearse                         packs the packages
//   npm run release:rehearse -- --tarballs FOLDER    rehearses the tarballs of a folder
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { since } from '../commands.ts'
import { check, quietTools } from '../consumers/check.ts'
import { buyFromDev } from '../consumers/checkTemplate.ts'
import { readRows, writeFiles } from '../consumers.ts'
import { freePort } from '../freePort.ts'
import { pack, tarballs } from '../pack.ts'
import { createProcesses } from '../processes.ts'
import { budgets, checkFiles } from './checkFiles.ts'
import { startRegistry } from './registry.ts'

const { values } = parseArgs({ options: { tarballs: { type: 'string' } } })
const work = realpathSync(mkdtempSync(join(tmpdir(), 'onramp-kit-release-')))
const app = join(work, 'app')
const processes = createProcesses()
process.once('SIGINT', () => void processes.stop())
process.once('SIGTERM', () => void processes.stop())

const started = performance.now()
try {
  const folder = values.tarballs === undefined ? join(work, 'tarballs') : resolve(values.tarballs)
  if (values.tarballs === undefined) await step('pack', () => pack(folder, processes))
  const packages = tarballs.map(({ name, tarball }) => ({ name, tarball: join(folder, tarball) }))
  const { env, url } = await step('start a registry', () =>
    startRegistry(join(work, 'registry'), processes),
  )
  await step(`publish to ${url}`, async () => {
    for (const { tarball } of packages)
      await processes.run('npm', ['publish', tarball, '--provenance=false'], { cwd: work, env })
  })
  const { onramp = {} } = await step('install in a new app', () => createApp(env))
  await step('check the files', () => {
    for (const { name, tarball } of packages) {
      console.log(`${name}, ${(statSync(tarball).size / 1000).toFixed(1)} kB packed`)
      const budget = budgets[name]
      if (budget === undefined) throw new Error(`${name} has no budget.`)
      console.log(checkFiles(join(app, 'node_modules', name), budget))
      if (installedIntegrity(name) !== integrityOf(tarball))
        throw new Error(`npm did not install ${tarball}.`)
    }
  })
  const port = await freePort('127.0.0.1', 4010)
  const service = `http://127.0.0.1:${port}`
  await step(`check the types of the app, build it, and buy once from ${service}`, async () => {
    const [[name = '', ...args] = []] = commandsOf('npx')
    const shown = args.map((arg) => (arg === '4010' ? String(port) : arg))
    const command = [join(app, 'node_modules/.bin', name), ...shown]
    await processes.serve(command, { cwd: app, env, url: `${service}/_simulator/state` })
    await check(onramp, { project: app, processes, env, service })
  })
  await step(`examine ${service} with the doctor`, () =>
    processes.run('npm', ['exec', '--no', '--', ...doctorCommand(service)], {
      cwd: app,
      env: { ...env, ONRAMP_KEY: 'svc_public_sandbox_demo' },
    }),
  )
  await step('create a shop with npm create, and buy once', () => createShop(env))
  console.log(`\nThe packages are ready to publish. ${since(started)}`)
} catch (error) {
  console.error(
    `\nThe packages must not be published. ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exitCode = 1
} finally {
  await processes.stop()
  rmSync(work, { recursive: true, force: true, maxRetries: 5 })
}

/** Writes the project of the README, and installs the packages with the README's commands. Returns its manifest. */
async function createApp(env: NodeJS.ProcessEnv) {
  const row = readRows().find(({ folder }) => folder.endsWith('readme'))
  if (row === undefined) throw new Error('test/consumers has no folder `readme`.')
  const commands = commandsOf('npm')
  const named = commands.flat().map((arg) => arg.replace(/(.)@.*/, '$1'))
  const { manifest } = row
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  const dependencies = Object.fromEntries(versions.filter(([name]) => !named.includes(name)))
  mkdirSync(app)
  writeFiles(row, app)
  const { type, scripts } = manifest
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ private: true, type, scripts, dependencies }),
  )
  for (const command of commands)
    await processes.run('npm', [...command, '--ignore-scripts'], { cwd: app, env })
  // The packages that the README's app does not use.
  const others = tarballs
    .map(({ name }) => name)
    .filter((name) => !existsSync(join(app, 'node_modules', name)))
  await processes.run('npm', ['install', ...others, '--ignore-scripts'], { cwd: app, env })
  return manifest
}

/** Creates a shop as the README says, starts it, and buys once. */
async function createShop(env: NodeJS.ProcessEnv): Promise<void> {
  const project = join(work, 'my-shop')
  const create = ['create', '--yes', 'onramp-kit@latest', 'my-shop', '--', '--yes']
  await processes.run('npm', create, { cwd: work, env })
  await processes.run('npm', ['install', '--ignore-scripts'], { cwd: project, env })
  await buyFromDev(project, { ...env, ...quietTools }, processes)
}

/** The arguments of the commands under "Install" in the README that run a given program. */
function commandsOf(program: string): readonly (readonly string[])[] {
  const [, block = ''] =
    /^## Install\n.*?^```sh\n(.*?)^```/ms.exec(readFileSync('README.md', 'utf8')) ?? []
  const lines = block.split('\n').filter((line) => line.startsWith(`${program} `))
  if (lines.length === 0) throw new Error(`The README shows no \`${program}\` command to install.`)
  return lines.map((line) =>
    line
      .replace(/\s+#.*/, '')
      .split(' ')
      .slice(1),
  )
}

/** Exits with 0 if the service is as the client assumes. */
function doctorCommand(service: string): readonly string[] {
  const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
  return ['onramp-doctor', '--base-url', service, '--wallet', wallet]
}

/** Returns the integrity of a package as npm has installed it. */
function installedIntegrity(name: string): string | undefined {
  const { packages } = JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly integrity?: string }>>
  }
  return packages[`node_modules/${name}`]?.integrity
}

function integrityOf(tarball: string): string {
  return `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
}

async function step<T>(name: string, act: () => T | Promise<T>): Promise<T> {
  const begun = performance.now()
  try {
    const result = await act()
    console.log(`ok     ${name}, ${since(begun)}`)
    return result
  } catch (error) {
    console.log(`FAILED ${name}, ${since(begun)}`)
    throw error
  }
}
