import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { type Browser, expect } from '@playwright/test'
import { checkPage } from '../../packages/doctor/src/page/checkPage.ts'
import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { freePort } from '../freePort.ts'
import { run, start } from '../processes.ts'
import { serveFolder } from '../serveFolder.ts'
import { buy, pay } from './purchase.ts'
import type { Expectation, Page } from './rows.ts'

interface Place {
  readonly project: string
  readonly browser: Browser
  readonly env?: NodeJS.ProcessEnv
  /** The URL of a service that already runs. @default a new one */
  readonly service?: string
}

/** Variables with which tools neither ask nor report, and run on the Node that runs the tests. */
const settings: NodeJS.ProcessEnv = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  CI: '1',
  // Playwright asks for colors, which would divide the texts that commands look for.
  FORCE_COLOR: undefined,
  NO_COLOR: '1',
  NODE_ENV: undefined,
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
}

/** Runs the commands of a project, starts its server, and buys once from each page. Throws if anything else happens. */
export async function check(expectation: Expectation, place: Place): Promise<void> {
  const { run: commands = ['npm run -s build'], pages = ['/'], server, policy } = expectation
  const { project: cwd, browser } = place
  const env = { ...process.env, ...place.env, ...settings }
  await using open = new AsyncDisposableStack()
  const simulated = createService()
  const served = await serve(simulated)
  open.defer(() => served.close())
  const url = place.service ?? served.url
  // A project without this URL runs the service in its page.
  const service = replaceService(cwd, url) > 0 ? url : 'https://service.example'
  // With -x, a failure shows what the shell compared.
  for (const command of commands) await run('sh', ['-xc', command], { cwd, env })
  if (pages.length === 0) return

  const port = await freePort('localhost', 0)
  const shop = `http://localhost:${port}`
  const sites = { service, hosted: [service] }
  if (server === undefined) {
    const headers = policy ? pagePolicies.components(sites) : {}
    open.defer((await serveFolder(join(cwd, 'dist'), { port, headers })).close)
  } else {
    Object.assign(env, { PORT: String(port), HOST: 'localhost', NODE_ENV: 'production' })
    open.defer((await start(process.execPath, server, () => shop, { cwd, env })).stop)
  }
  for (const each of pages) {
    const page: Page = typeof each === 'string' ? { path: each } : each
    const response = await fetch(shop + page.path, { headers: page.requestHeaders ?? {} })
    const html = await response.text()
    for (const text of page.html ?? []) expect(html).toContain(text)
    for (const [name, value] of Object.entries(page.headers ?? {}))
      expect(response.headers.get(name) ?? '', name).toMatch(new RegExp(value))
    if (page.buys === null) continue
    if (policy) {
      const findings = checkPage(response.headers, shop + page.path, sites)
      expect(findings.filter(({ state }) => state === 'problem')).toEqual([])
    }
    simulated.reset()
    await buy(browser, { shop: shop + page.path, service, ...page.buys })
  }
}

/**
 * Starts an installed shop with `npm run dev`, and buys once on the first visit.
 * @throws if the purchase fails, or the simulated service outlives the script
 */
export async function buyFromDev({ project: cwd, browser, env: given }: Place): Promise<void> {
  const service = `http://127.0.0.1:${await freePort('127.0.0.1', 0)}`
  expect(replaceService(cwd, service), 'files with the port of the service').not.toBe(0)
  const own = { PORT: String(await freePort('localhost', 0)), ONRAMP_URL: service }
  const env = { ...process.env, ...given, ...settings, ...own }
  const urlIn = (output: string) =>
    output.match(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g)?.find((each) => each !== service)
  const shop = await start('npm', ['run', 'dev'], urlIn, { cwd, env })
  try {
    const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'))
    if (scripts.buy === undefined) await buy(browser, { shop: shop.url, service })
    else {
      const place = { cwd, env: { ...env, SHOP_URL: shop.url } }
      const printed = await run('npm', ['run', '-s', 'buy'], place)
      const page = /Pay at (http:\S+)$/.exec(printed)?.[1] ?? ''
      await pay(browser, page, [`${shop.url}/carts/cart-1`, '"paid":true'])
    }
  } catch (error) {
    throw new Error(`${String(error)}\n${shop.output()}`, { cause: error })
  } finally {
    await shop.stop()
  }
  await expect(fetch(service), 'the service ends with `npm run dev`').rejects.toThrow()
}

/** Replaces the port of the service, which the READMEs show, wherever the project has it. Returns in how many files. */
function replaceService(project: string, service: string): number {
  const shown = /(?<=http:\/\/127\.0\.0\.1:|--port )4010\b/g
  const { port } = new URL(service)
  const files = globSync('{package.json,**/*.{astro,html,js,jsx,mjs,svelte,ts,tsx,vue}}', {
    cwd: project,
    exclude: (name) => name === 'node_modules',
  })
    .map((file) => join(project, file))
    .filter((file) => readFileSync(file, 'utf8').search(shown) >= 0)
  for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(shown, port))
  return files.length
}
