import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { type Browser, expect } from '@playwright/test'
import { delay, passthrough } from 'msw'
import { http } from 'msw/http'
import { checkPage } from '../../packages/doctor/src/page/checkPage.ts'
import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { freePort } from '../freePort.ts'
import { run, start } from '../processes.ts'
import { serveFolder } from '../serveFolder.ts'
import { buy, leave, type Purchase } from './purchase.ts'

/** A command of the shell, a server to start in place of the last, or a page to buy from, or to leave for the payment page. */
export type Step =
  | string
  | { readonly serve: string }
  | { readonly redirect: string }
  | ({ readonly buy: string } & Pick<Purchase, 'locale' | 'button'>)

/** An installed project. */
export interface Project {
  readonly cwd: string
  readonly browser: Browser
  readonly env?: NodeJS.ProcessEnv
}

/** Variables with which tools neither ask nor report, and run on the Node that runs the tests. */
export const settings: NodeJS.ProcessEnv = {
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

const DEFAULT_STEPS: readonly Step[] = ['npm run -s build', { serve: 'dist' }, { buy: '/' }]

/** Follows the steps of a project, beside a simulated service. Throws at the first that fails. */
export async function follow(
  { steps = DEFAULT_STEPS, policy = false }: { steps?: readonly Step[]; policy?: boolean },
  { cwd, browser, env: given }: Project,
): Promise<void> {
  const simulated = createService()
  let isSlow = false
  // A page sends its origin, and a server does not.
  const slowReads = http.get('*/v1/card/orders/*', ({ request }) =>
    isSlow && request.headers.has('origin') ? delay('infinite') : passthrough(),
  )
  const served = await serve(simulated, { handlers: [slowReads] })
  // A project without this URL runs the service in its page.
  const service = replaceService(cwd, served.url) > 0 ? served.url : 'https://service.example'
  const port = await freePort('localhost', 0)
  const shop = `http://localhost:${port}`
  const sites = { service, hosted: [service] }
  const own = { SHOP: shop, PORT: String(port), HOST: 'localhost' }
  const env = { ...process.env, ...given, ...settings, ...own }
  let stop = async () => {}

  async function serveShop(files: string): Promise<typeof stop> {
    if (files === 'dist') {
      const headers = policy ? pagePolicies.components(sites) : {}
      const { close } = await serveFolder(join(cwd, files), { port, headers })
      return async () => close()
    }
    const place = { cwd, env: { ...env, NODE_ENV: 'production' } }
    return (await start(process.execPath, files.split(' '), () => shop, place)).stop
  }

  try {
    for (const step of steps) {
      // With -x, a failure shows what the shell compared.
      if (typeof step === 'string') await run('sh', ['-exc', step], { cwd, env })
      else if ('serve' in step) {
        await stop()
        stop = await serveShop(step.serve)
      } else if ('redirect' in step) {
        simulated.reset()
        isSlow = true
        await leave(browser, shop + step.redirect, service)
        const reads = () => simulated.state().requests['card.orders.get'] ?? 0
        await expect.poll(reads, 'the page reported its order to the server').toBeGreaterThan(0)
        isSlow = false
      } else {
        const { buy: path, ...buyer } = step
        if (policy) {
          const { headers } = await fetch(shop + path)
          const findings = checkPage(headers, shop + path, sites)
          expect(findings.filter(({ state }) => state === 'problem')).toEqual([])
        }
        simulated.reset()
        await buy(browser, { shop: shop + path, service, ...buyer })
      }
    }
  } finally {
    await stop()
    await served.close()
  }
}

/** Replaces the port of the service, which the READMEs show, wherever the project has it. Returns in how many files. */
export function replaceService(project: string, service: string): number {
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
