import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createService, type Service, type ServiceOptions } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import type { VirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { onTestFinished } from 'vitest'
import { run } from './cli/run.ts'
import type { Terminal } from './cli/terminal.ts'

export const KEY = 'svc_public_sandbox_demo'
export const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7'
export const EMAIL = 'ada@example.com'
export const ORDER = '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b'

/** Changes a response on its way from the service. */
export type Rewrite = (
  request: Request,
  answer: () => Promise<Response>,
) => Response | Promise<Response>

/** Serves a simulated service over HTTP, behind a proxy that changes its responses. */
export async function startService(
  options: ServiceOptions = {},
  rewrite: Rewrite = (_, answer) => answer(),
) {
  const service = createService(options)
  const handle: Service['handle'] = (request) =>
    Promise.resolve(rewrite(request, async () => service.handle(request)))
  const { url, close } = await serve({ handle })
  onTestFinished(close)
  return { service, url }
}

/** Serves responses without a service. */
export async function startServer(
  answer: (request: Request) => Response | Promise<Response>,
): Promise<string> {
  return (await startService({}, answer)).url
}

/** Refuses connections, closes them at once or within a response, accepts them and does nothing, or greets as an SSH server. */
export async function startSocket(
  behavior: 'refuse' | 'close' | 'cut off' | 'hang' | 'ssh',
): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (behavior === 'ssh') socket.write('SSH-2.0-OpenSSH_9.9\r\n')
    if (behavior === 'cut off')
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{'))
    if (behavior === 'close') socket.destroy()
    else onTestFinished(() => void socket.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  if (behavior === 'refuse') await new Promise((resolve) => server.close(resolve))
  else onTestFinished(() => void server.close())
  return `http://127.0.0.1:${port}`
}

/** Runs the command with a key in the environment and a wallet. */
export async function doctor(
  url: string,
  args: readonly string[] = [],
  terminal: Partial<Terminal> = {},
) {
  let out = ''
  let err = ''
  const code = await run(['--base-url', url, '--wallet', WALLET, ...args], {
    out: (text) => (out += text),
    err: (text) => (err += text),
    env: { ONRAMP_KEY: KEY },
    ...terminal,
  })
  return { code, out, err }
}

/** Runs the command with --json, and returns its report. */
export async function examineJson(
  url: string,
  args: readonly string[] = [],
  terminal: Partial<Terminal> = {},
) {
  const { code, out, err } = await doctor(url, ['--json', ...args], terminal)
  const report = JSON.parse(out) as {
    readonly routes: readonly {
      readonly id: string
      readonly state: string
      readonly words: string
      readonly cors?: { readonly problems: readonly string[]; readonly notes: readonly string[] }
    }[]
    readonly assumptions: readonly {
      readonly id: string
      readonly state: string
      readonly why: string
    }[]
    readonly page: readonly {
      readonly header: string
      readonly state: string
      readonly why: string
    }[]
    readonly overrides: string | null
    readonly todos: readonly string[]
  }
  const stateOf = (id: string) => report.assumptions.find((each) => each.id === id)?.state
  const route = (id: string) => report.routes.find((each) => each.id === id)
  const contradicted = report.assumptions.flatMap(({ id, state }) =>
    state === 'contradicted' ? [id] : [],
  )
  return { code, err, report, stateOf, route, contradicted }
}

/** Changes the JSON of the responses that a test chooses. */
export function rewriteJson(
  isChosen: (request: Request, response: Response) => boolean,
  change: (body: never) => unknown,
): Rewrite {
  return async (request, answer) => {
    const response = await answer()
    if (request.method === 'OPTIONS' || !isChosen(request, response)) return response
    const body = (await response.json()) as never
    return new Response(JSON.stringify(change(body)), response)
  }
}

/** Changes the JSON of the successes at the paths that match. */
export function rewriteSuccess(path: RegExp, change: (body: never) => unknown): Rewrite {
  return rewriteJson(({ url }, { ok }) => ok && path.test(new URL(url).pathname), change)
}

/** Responds with an error at the paths that match. */
export function failAt(path: RegExp, status: number, code: string, message = 'Failed.'): Rewrite {
  return (request, answer) =>
    path.test(new URL(request.url).pathname) ? errorResponse(status, code, message) : answer()
}

/** An error in the envelope of the interface. */
export function errorResponse(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status })
}

/** A virtual clock that jumps to the time of each timer. */
export function hurried(clock: VirtualClock) {
  return {
    ...clock,
    setTimeout: (resume: () => void, ms: number) => {
      let isCancelled = false
      void clock.advance(ms).then(() => isCancelled || resume())
      return () => {
        isCancelled = true
      }
    },
  }
}

/** Writes a file into a folder that is removed after the test. */
export function createFile(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'onramp-kit-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
