// Rehearses a release: publishes the packages to a local registry, installs them in a fresh app with the README's commands,
// and buys once. Nothing leaves this machine, and npm's login and cache stay untouched. Needs the built packages.
//
//   npm run release:rehearse                  packs the packages
//   TARBALLS=FOLDER npm run release:rehearse  rehearses the tarballs of a folder
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyFiles, readConsumers } from '../consumers/consumers.ts'
import { buyFromDev } from '../consumers/develop.ts'
import { buy } from '../consumers/purchase.ts'
import { replaceService } from '../consumers/steps.ts'
import { freePort } from '../freePort.ts'
import { pack, tarballs } from '../pack.ts'
import { run, start } from '../processes.ts'
import { serveFolder } from '../serveFolder.ts'
import { type Registry, startRegistry } from './registry.ts'

const work = join(realpathSync(tmpdir()), `onramp-kit-release-${process.pid}`)
const app = join(work, 'app')
const given = process.env['TARBALLS']
const folder = given ? resolve(given) : join(work, 'tarballs')
let registry: Registry

// Each step needs those before it.
test.describe.configure({ mode: 'serial', timeout: 1_200_000 })

test.beforeAll(async () => {
  mkdirSync(work)
  if (!given) await pack(folder)
  registry = await startRegistry(join(work, 'registry'))
})

let hasFailed = false
test.afterEach(() => {
  hasFailed ||= test.info().errors.length > 0
})

test.afterAll(async () => {
  // It may not have started.
  await (registry as Registry | undefined)?.stop()
  if (hasFailed) console.log(`The rehearsal is in ${work}.`)
  else rmSync(work, { recursive: true, force: true, maxRetries: 5 })
})

test('npm publishes every package', async () => {
  for (const { tarball } of tarballs)
    await run('npm', ['publish', join(folder, tarball), '--provenance=false'], {
      cwd: work,
      env: registry.env,
    })
})

test("the README's commands install them in a new app", async () => {
  const readme = readConsumers().find(({ folder: path }) => path.endsWith('readme'))
  if (readme === undefined) throw new Error('test/consumers has no folder `readme`.')
  const commands = commandsOf('npm')
  const named = commands.flat().map((arg) => arg.replace(/(.)@.*/, '$1'))
  const { type, scripts, ...installed } = readme
  const versions = Object.entries({ ...installed.dependencies, ...installed.devDependencies })
  const dependencies = Object.fromEntries(versions.filter(([name]) => !named.includes(name)))
  copyFiles(readme, app)
  const written = { private: true, type, scripts, dependencies }
  writeFileSync(join(app, 'package.json'), JSON.stringify(written))
  const place = { cwd: app, env: registry.env }
  for (const command of commands) await run('npm', [...command, '--ignore-scripts'], place)
  // The packages that the README's app does not use.
  const others = tarballs.map(({ name }) => name).filter((name) => !named.includes(name))
  await run('npm', ['install', ...others, '--ignore-scripts'], place)
})

test('npm installs the same tarballs', () => {
  const { packages } = JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8'))
  for (const { name, tarball } of tarballs) {
    const hash = createHash('sha512').update(readFileSync(join(folder, tarball)))
    expect(packages[`node_modules/${name}`].integrity).toBe(`sha512-${hash.digest('base64')}`)
  }
})

test('the app type-checks, builds and sells, and the doctor finds no difference', async ({
  browser,
}) => {
  const port = await freePort('127.0.0.1', 4010)
  const url = `http://127.0.0.1:${port}`
  const [[name = '', ...args] = []] = commandsOf('npx')
  const shown = args.map((arg) => (arg === '4010' ? String(port) : arg))
  const env = { ...registry.env, ONRAMP_KEY: 'svc_public_sandbox_demo' }
  const command = [join(app, 'node_modules/.bin', name), ...shown]
  const service = await start(process.execPath, command, () => `${url}/_simulator/state`, {
    cwd: app,
    env,
  })
  replaceService(app, url)
  await run('npm', ['run', '-s', 'build'], { cwd: app, env })
  const shop = await serveFolder(join(app, 'dist'))
  await buy(browser, { shop: shop.url, service: url })
  shop.close()
  const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
  const doctor = ['onramp-doctor', '--base-url', url, '--wallet', wallet]
  await run('npm', ['exec', '--no', '--', ...doctor], { cwd: app, env })
  await service.stop()
})

test('a shop of npm create sells', async ({ browser }) => {
  const { env } = registry
  const create = ['create', '--yes', 'onramp-kit@latest', 'my-shop', '--', '--yes']
  await run('npm', create, { cwd: work, env })
  const cwd = join(work, 'my-shop')
  await run('npm', ['install', '--ignore-scripts'], { cwd, env })
  await buyFromDev({ cwd, browser, env })
})

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
