import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { type Browser, expect } from '@playwright/test'
import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { freePort } from '../freePort.ts'
import { run, start } from '../processes.ts'
import { serveFolder } from '../serveFolder.ts'
import { buy, pay } from './purchase.ts'

type Texts = Readonly<Record<string, string>>

/** What must happen in a merchant's project. */
export interface Expectation {
  /** Commands, each a text or a step. @default ['npm run -s build'] */
  readonly run?: readonly (string | Step)[]
  /** The pages with a checkout, each a path or a page. @default ['/'] */
  readonly pages?: readonly (string | Page)[]
  /** The script of the server, and its arguments. @default a server of the static files in `dist` */
  readonly server?: readonly string[]
  /** Commands beside the running server, whose URL replaces `{shop}`. */
  readonly beside?: readonly Step[]
  /** The URL of a simulated service in the page itself. @default a server, whose URL replaces that of the READMEs */
  readonly service?: string
  /** The pages have the headers of the page "Security headers", besides directives that match these expressions. */
  readonly policy?: Texts
}

interface Step {
  readonly run: string
  /** @default 0 */
  readonly exitCode?: number
  /** An expression that the output matches. */
  readonly prints?: string
  /** Texts to replace for this step only: `[file, text, replacement]`. */
  readonly replace?: readonly (readonly [file: string, from: string, to: string])[]
  /** Pays at the URL that the command prints last, and waits until this path of the server has this text. */
  readonly paysUntil?: readonly [path: string, text: string]
}

interface Page {
  readonly path: string
  /** Texts in the HTML that the server sends. */
  readonly html?: readonly string[]
  readonly requestHeaders?: Texts
  /** Headers of the response. */
  readonly headers?: Texts
  /** The browser's language, and the names of the button and the last heading; `null` if the page sells nothing. */
  readonly buys?: {
    readonly locale?: string
    readonly proceed?: string
    readonly sent?: string
  } | null
}

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
  const { run: steps = ['npm run -s build'], pages = ['/'], beside = [], policy } = expectation
  const { browser, project } = place
  const env = { ...process.env, ...place.env, ...quietTools }
  const sells = pages.length > 0 || beside.length > 0
  await using open = new AsyncDisposableStack()
  const simulated = createService()
  let service = expectation.service ?? place.service
  if (sells && service === undefined) {
    const served = await serve(simulated)
    open.defer(() => served.close())
    service = served.url
  }
  if (service !== undefined && expectation.service === undefined) {
    const replaced = replaceService(project, service)
    if (pages.length > 0) expect(replaced, 'files with the URL of the service').not.toBe(0)
  }
  for (const step of steps)
    await runStep(typeof step === 'string' ? { run: step } : step, project, env)
  if (!sells || service === undefined) return

  const headers = pagePolicies.components({ service, hosted: [service] })
  let shop: string
  if (expectation.server === undefined) {
    const served = await serveFolder(join(project, 'dist'), policy ? { headers } : {})
    open.defer(served.close)
    shop = served.url
  } else {
    const port = String(await freePort('localhost', 0))
    shop = `http://localhost:${port}`
    Object.assign(env, { PORT: port, HOST: 'localhost', SHOP_URL: shop, NODE_ENV: 'production' })
    const args = expectation.server
    const server = await start(process.execPath, args, () => shop, { cwd: project, env })
    open.defer(server.stop)
  }
  for (const step of beside) {
    const printed = await runStep({ ...step, run: step.run.replace('{shop}', shop) }, project, env)
    const [path = '', text = ''] = step.paysUntil ?? []
    const page = /http:\S+$/.exec(printed)?.[0] ?? ''
    if (step.paysUntil !== undefined) await pay(browser, page, [`${shop}${path}`, text])
  }
  for (const each of pages) {
    const page: Page = typeof each === 'string' ? { path: each } : each
    const url = `${shop}${page.path}`
    const response = await fetch(url, { headers: page.requestHeaders ?? {} })
    const html = await response.text()
    for (const text of page.html ?? []) expect(html).toContain(text)
    expect(Object.fromEntries(response.headers)).toMatchObject(page.headers ?? {})
    if (policy !== undefined) expectPolicy(response.headers, headers, policy)
    if (page.buys === null) continue
    simulated.reset()
    await buy(browser, { shop: url, service, ...page.buys })
  }
}

/** Runs a command and returns its output. Throws with the output unless it ends and prints as expected. */
async function runStep(
  { run: text, exitCode = 0, prints = '', replace = [] }: Step,
  project: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
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
  return printed
}

/** Writes the URL of the service in place of that of the READMEs, wherever the project has it. Returns in how many files. */
export function replaceService(project: string, service: string): number {
  const shown = 'http://127.0.0.1:4010'
  const files = globSync('**/*.{astro,html,js,jsx,mjs,svelte,ts,tsx,vue}', {
    cwd: project,
    exclude: (name) => name === 'node_modules',
  }).filter((file) => readFileSync(join(project, file), 'utf8').includes(shown))
  for (const file of files) {
    const text = readFileSync(join(project, file), 'utf8')
    writeFileSync(join(project, file), text.replaceAll(shown, service))
  }
  return files.length
}

/** Expects the headers of the page "Security headers", or directives that match the allowed difference. */
function expectPolicy(sent: Headers, expected: Texts, allowed: Texts): void {
  const name = 'Content-Security-Policy'
  const directives = directivesOf(sent.get(name) ?? '')
  for (const [directive, value] of Object.entries(directivesOf(expected[name] ?? '')))
    if (allowed[directive] === undefined) expect(directives[directive], directive).toBe(value)
    else expect(directives[directive] ?? '', directive).toMatch(new RegExp(allowed[directive]))
  for (const [header, value] of Object.entries(expected))
    if (header !== name || Object.keys(allowed).length === 0)
      expect(sent.get(header), header).toBe(value)
}

function directivesOf(policy: string): Texts {
  return Object.fromEntries(
    policy.split('; ').map((each) => [each.split(' ', 1)[0], each.replace(/^\S+ ?/, '')]),
  )
}
