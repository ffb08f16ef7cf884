import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { buy, english, pay } from '../buyOnce.ts'
import { freePort } from '../freePort.ts'
import type { Processes } from '../processes.ts'
import { serveFolder } from '../serveFolder.ts'

type Texts = Readonly<Record<string, string>>

/** What must happen in a merchant's project. */
export interface Expectation {
  /** Commands, each a text or a step. @default ['npm run -s build'] */
  readonly run?: readonly (string | Step)[]
  /** The pages with a checkout, each a path or a page. @default ['/'] */
  readonly pages?: readonly (string | Page)[]
  /** The script of the server, and its arguments. @default a server of the static files in `dist` */
  readonly server?: readonly string[]
  /** A path that the server responds to. @default '/' */
  readonly ready?: string
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
  readonly processes: Processes
  readonly env?: NodeJS.ProcessEnv
  /** The URL of a service that already runs. @default a new one */
  readonly service?: string
}

const quiet = ['NEXT', 'ASTRO', 'NUXT'].map((tool) => [`${tool}_TELEMETRY_DISABLED`, '1'])
/** Variables with which tools neither ask nor report. */
export const quietTools = { ...Object.fromEntries(quiet), CI: '1', NODE_ENV: undefined }
/** Ends a tool that hangs. */
const timeout = 300_000

/** Runs the commands of a project, starts its server, and buys once from each page. Throws if anything else happens. */
export async function check(expectation: Expectation, place: Place): Promise<void> {
  const {
    run = ['npm run -s build'],
    pages = ['/'],
    beside = [],
    policy,
    ready = '/',
  } = expectation
  const { project, processes } = place
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
    if (pages.length > 0 && replaced === 0)
      throw new Error('No source of the project has the URL of the service.')
  }
  for (const step of run)
    await runStep(typeof step === 'string' ? { run: step } : step, { project, processes, env })
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
    const server = { cwd: project, env, timeout, url: `${shop}${ready}` }
    open.defer(await processes.serve(expectation.server, server))
  }
  for (const step of beside) {
    const command = { ...step, run: step.run.replace('{shop}', shop) }
    const printed = await runStep(command, { project, processes, env })
    if (step.paysUntil === undefined) continue
    const [path, text] = step.paysUntil
    await pay(/http:\S+$/.exec(printed)?.[0] ?? '', () => waitFor(`${shop}${path}`, text))
  }
  for (const each of pages) {
    const page: Page = typeof each === 'string' ? { path: each } : each
    const url = `${shop}${page.path}`
    const response = await fetch(url, { headers: page.requestHeaders ?? {} })
    const html = await response.text()
    for (const text of page.html ?? [])
      if (!html.includes(text)) throw new Error(`The page at ${page.path} lacks "${text}".`)
    for (const [name, value] of Object.entries(page.headers ?? {}))
      expectText(name, response.headers.get(name), value)
    if (policy !== undefined) expectPolicy(response.headers, headers, policy)
    if (page.buys === null) continue
    simulated.reset()
    const { proceed = english.proceed, ...words } = page.buys ?? {}
    await buy({
      shop: url,
      service,
      language: { ...english, ...words, proceed: new RegExp(proceed) },
    })
  }
}

/** Runs a command and returns its output. Throws with the output unless it ends and prints as expected. */
async function runStep(
  { run, exitCode = 0, prints = '', replace = [] }: Step,
  { project, processes, env }: { project: string; processes: Processes; env: NodeJS.ProcessEnv },
): Promise<string> {
  const originals = replace.map(
    ([file]) => [file, readFileSync(join(project, file), 'utf8')] as const,
  )
  for (const [file, from, to] of replace) {
    const text = readFileSync(join(project, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`)
    writeFileSync(
      join(project, file),
      text.replace(from, () => to),
    )
  }
  const [command = '', ...args] = run.split(' ')
  const executable = command === 'node' ? process.execPath : command
  const printed = await processes.run(executable, args, { cwd: project, env, timeout, exitCode })
  if (!new RegExp(prints).test(printed)) throw new Error(`Not printed: ${prints}\n${printed}`)
  for (const [file, text] of originals) writeFileSync(join(project, file), text)
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

/** Waits until a URL responds with a text. */
export async function waitFor(url: string, text: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if ((await (await fetch(url)).text()).includes(text)) return
    await setTimeout(500)
  }
  throw new Error(`${url} did not respond with ${text}.`)
}

/** Throws unless the headers are those of the page "Security headers", or match an allowed difference. */
function expectPolicy(sent: Headers, expected: Texts, allowed: Texts): void {
  const name = 'Content-Security-Policy'
  const directives = directivesOf(sent.get(name) ?? '')
  for (const [directive, value] of Object.entries(directivesOf(expected[name] ?? ''))) {
    const received = directives[directive] ?? ''
    const pattern = allowed[directive]
    if (pattern === undefined) expectText(directive, received, value)
    else if (!new RegExp(pattern).test(received))
      throw new Error(`The server sends ${directive} ${received}.`)
  }
  for (const [header, value] of Object.entries(expected))
    if (header !== name || Object.keys(allowed).length === 0)
      expectText(header, sent.get(header), value)
}

function directivesOf(policy: string): Texts {
  return Object.fromEntries(
    policy.split('; ').map((each) => [each.split(' ', 1)[0], each.replace(/^\S+ ?/, '')]),
  )
}

function expectText(name: string, received: string | null, expected: string): void {
  if (received !== expected)
    throw new Error(`The server sends ${name} ${received}, not ${expected}.`)
}
