// Rehearses a release: publishes the packages to a local registry, follows the README in a fresh Vite app, and buys once.
// Nothing leaves this machine, and npm's login and cache stay untouched. Needs the built packages.
//
//   npm run release:rehearse                         packs the packages
//   npm run release:rehearse -- --tarballs FOLDER    rehearses the tarballs of a folder
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buyOnce } from '../buyOnce.ts'
import { since } from '../commands.ts'
import { freePort } from '../freePort.ts'
import { pack, tarballs } from '../pack.ts'
import { createProcesses } from '../processes.ts'
import { serveFolder } from '../serveFolder.ts'
import { budgets, checkFiles } from './checkFiles.ts'
import { buildApp, createApp, installedIntegrity, serviceCommand } from './merchantApp.ts'
import { startRegistry } from './registry.ts'

const { values } = parseArgs({ options: { tarballs: { type: 'string' } } })
const root = process.cwd()
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
  await step('install in a new app', () => createApp(app, processes, env))
  await step('check the files', () => {
    for (const { name, tarball } of packages) {
      console.log(`${name}, ${(statSync(tarball).size / 1000).toFixed(1)} kB packed`)
      const budget = budgets[name]
      if (budget === undefined) throw new Error(`${name} has no budget.`)
      console.log(checkFiles(join(app, 'node_modules', name), budget))
      if (installedIntegrity(app, name) !== integrityOf(tarball))
        throw new Error(`npm did not install ${tarball}.`)
    }
  })
  await step('check the bundle sizes', async () =>
    console.log(await processes.run(process.execPath, ['scripts/size.mjs', app], { cwd: root })),
  )
  const port = await freePort('127.0.0.1', 4010)
  const service = `http://127.0.0.1:${port}`
  await step('check the types of the app, and build it', () =>
    buildApp(app, processes, { env, serviceUrl: service }),
  )
  await step(`buy once from ${service}`, async () => {
    const stateUrl = `${service}/_simulator/state`
    await processes.serve(serviceCommand(app, port), { cwd: app, env, url: stateUrl })
    const shop = await serveFolder(join(app, 'dist'))
    const status = await buyOnce({ shop: shop.url, service })
    shop.close()
    if (status !== 0) throw new Error('The app did not complete exactly one purchase.')
  })
  await step(`examine ${service} with the doctor`, () =>
    processes.run('npm', ['exec', '--no', '--', ...doctorCommand(service)], {
      cwd: app,
      env: { ...env, ONRAMP_KEY: 'svc_public_sandbox_demo' },
    }),
  )
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

/** Exits with 0 if the service is as the client assumes. */
function doctorCommand(service: string): readonly string[] {
  const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
  return ['onramp-doctor', '--base-url', service, '--wallet', wallet]
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
