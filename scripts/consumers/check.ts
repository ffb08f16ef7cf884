import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { type Browser, expect } from '@playwright/test'
import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { freePort } from '../freePort.ts'
import { run, start } from '../processes.ts'
import { serveFolder } from '../serveFolder.ts'
import { buy } from './purchase.ts'
import type { Expectation, Page, Step } from './rows.ts'

interface Place {
  readonly project: string
  readonly browser: Browser
  readonly env?: NodeJS.ProcessEnv
  /** The URL of a service that already runs. @default a new one */
  readonly service?: string
}

const quiet = ['NEXT', 'ASTRO', 'NUXT'].map((tool) => [`${tool}_TELEMETRY_DISABLED`, '1'])
/** Variables with which tools neither ask nor report. */
export const quietTools = { ...Object.fromEntries(quiet), CI: '1', NODE_ENV: undefined }

/** Runs the commands of a project, starts its server, and buys once from each page. Throws if anything else happens. */
export async function check(expectation: Expectation, place: Place): Promise<void> {
  const { run: steps = ['npm run -s build'], pages = ['/'] } = expectation
  const { browser, project } = place
  const env = { ...process.env, ...place.env, ...quietTools }
  await using open = new AsyncDisposableStack()
  const simulated = createService()
  const served = await serve(simulated)
  open.defer(() => served.close())
  const url = place.service ?? served.url
  // A project without this URL runs the service in its page.
  const service = replaceService(project, url) > 0 ? url : 'https://service.example'
  for (const step of steps)
    await runStep(typeof step === 'string' ? { run: step } : step, project, env)
  if (pages.length === 0) return

  let shop: string
  if (expectation.server === undefined) {
    const headers = expectation.policy
      ? pagePolicies.components({ service, hosted: [service] })
      : {}
    const folder = await serveFolder(join(project, 'dist'), { headers })
    open.defer(folder.close)
    shop = folder.url
  } else {
    const port = String(await freePort('localhost', 0))
    shop = `http://localhost:${port}`
    Object.assign(env, { PORT: port, HOST: 'localhost', NODE_ENV: 'production' })
    const args = expectation.server
    const server = await start(process.execPath, args, () => shop, { cwd: project, env })
    open.defer(server.stop)
  }
  for (const each of pages) {
    const page: Page = typeof each === 'string' ? { path: each } : each
    const address = shop + page.path
    const response = await fetch(address, { headers: page.requestHeaders ?? {} })
    const html = await response.text()
    for (const text of page.html ?? []) expect(html).toContain(text)
    for (const [name, value] of Object.entries(page.headers ?? {}))
      expect(response.headers.get(name) ?? '', name).toMatch(new RegExp(value))
    if (page.buys === null) continue
    simulated.reset()
    await buy(browser, { shop: address, service, ...page.buys })
  }
}

/** Runs a command. Throws with the output unless it ends and prints as expected. */
async function runStep(
  { run: text, exitCode = 0, prints = '', replace = [] }: Step,
  project: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const originals = replace.map(([file, from, to]) => {
    const path = join(project, file)
    const original = readFileSync(path, 'utf8')
    expect(original).toContain(from)
    writeFileSync(
      path,
      original.replace(from, () => to),
    )
    return [path, original] as const
  })
  const [command = '', ...args] = text.split(' ')
  const executable = command === 'node' ? process.execPath : command
  const printed = await run(executable, args, { cwd: project, env, timeout: 300_000, exitCode })
  expect(printed).toMatch(new RegExp(prints))
  for (const [path, original] of originals) writeFileSync(path, original)
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
