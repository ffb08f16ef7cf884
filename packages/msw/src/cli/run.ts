import { randomInt } from 'node:crypto'
import { get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { http } from 'msw/http'
import { hostInUrl } from '../node/hostnames.ts'
import { type ServedService, serve } from '../node/serve.ts'
import { createService } from '../service/createService.ts'
import { banner, shortBanner } from './banner.ts'
import { FlagError } from './flagValue.ts'
import { type Flags, parseFlags } from './parseFlags.ts'
import { runBeside } from './runBeside.ts'
import { usage } from './usage.ts'

/** The command's output, and its signal to stop. */
export interface Terminal {
  out(text: string): void
  err(text: string): void
  /** Resolves when the command should stop. */
  stopped(): Promise<void>
}

/**
 * Runs the command `onramp-service`.
 * @param args the command line without the program's name
 * @returns the exit code: 0 when stopped, 1 when it cannot listen, 2 for an invalid flag, or that of the command after `--`
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const command = args.slice(end + 1)
  try {
    const flags = await parseFlags(args.slice(0, end))
    if (flags.help) {
      terminal.out(usage)
      return 0
    }
    // A new seed, because a shop may remember order ids of an earlier run.
    const { extensions = [], scenario = 'default', seed = randomInt(2 ** 48 - 1) } = flags.options
    const started = await start(flags, seed)
    if (started instanceof Error) {
      const running = command.length > 0 ? await sharedService(flags) : undefined
      if (running === undefined) throw started
      return await runShared(command, running, flags, seed, terminal)
    }
    const { close, url } = started
    try {
      if (command.length > 0) {
        terminal.out(shortBanner(url, extensions))
        return await runBeside(command, url, terminal.stopped())
      }
      terminal.out(banner(url, { extensions, scenario, seed }))
      await terminal.stopped()
      return 0
    } finally {
      await close()
    }
  } catch (error) {
    if (error instanceof FlagError) {
      terminal.err(`${error.message}\nSee onramp-service --help.\n`)
      return 2
    }
    terminal.err(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

/** Runs a command beside the service of another one, and continues that service once it ends. */
async function runShared(
  command: readonly string[],
  running: string,
  flags: Flags,
  seed: number,
  terminal: Terminal,
): Promise<number> {
  terminal.out(
    `Using the simulated onramp service that already runs at ${running}, with its orders.\n`,
  )
  const ended = new AbortController()
  const stopped = terminal.stopped()
  // Ctrl+C may end both services.
  void stopped.then(() => ended.abort())
  const successor = startAfter(running, flags, seed, ended.signal).then((next) => {
    if (next && !ended.signal.aborted)
      terminal.out(`That service has ended. A new one runs at ${next.url}.\n`)
    return next
  })
  try {
    return await runBeside(command, running, stopped)
  } finally {
    ended.abort()
    await (await successor)?.close()
  }
}

/** The control that says whether other commands may use the service. Only this command has it. */
const SHARING = '/_simulator/shared'

/** A control that answers only by closing the connection, when the service ends. */
const ENDING = '/_simulator/ending'

/** True if the flags ask for the default settings. */
function isPlain({ allowOrigins, options }: Flags): boolean {
  return allowOrigins.length === 0 && Object.keys(options).length === 0
}

/**
 * Returns the URL of the service of another command that has the port and the settings that the flags ask for, such as
 * another app's.
 */
async function sharedService(flags: Flags): Promise<string | undefined> {
  if (!isPlain(flags)) return undefined
  const url = `http://${hostInUrl(flags.host)}:${flags.port}`
  try {
    const { status } = await fetch(url + SHARING, { signal: AbortSignal.timeout(2000) })
    return status === 204 ? url : undefined
  } catch {
    return undefined
  }
}

/** Waits for a service to end. Resolves to false once the signal is aborted, or if another program answers. */
function hasEnded(url: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    // Not `fetch`, which gives up after five minutes.
    get(url + ENDING, { agent: false, signal }, (answer) => {
      answer.resume()
      resolve(false)
    }).on('error', () => resolve(!signal.aborted))
  })
}

/** Starts a service once a shared one has ended. Returns undefined if it cannot, or once the signal is aborted. */
async function startAfter(
  url: string,
  flags: Flags,
  seed: number,
  signal: AbortSignal,
): Promise<ServedService | undefined> {
  do {
    if (!(await hasEnded(url, signal))) return undefined
    const started = await start(flags, seed)
    if (!(started instanceof Error)) return started
    // Another command was faster.
  } while ((await sharedService(flags)) !== undefined)
  return undefined
}

/** Starts the service. Returns the error if it cannot listen. */
async function start(flags: Flags, seed: number): Promise<ServedService | Error> {
  const { allowOrigins, host, options, port } = flags
  try {
    // A delayed response does not keep the process: the latency can be ten minutes.
    const sleep = (ms: number) => delay(ms, undefined, { ref: false })
    const service = createService({ ...options, seed, sleep })
    const tellSharing = http.get(SHARING, () => {
      const isShared = isPlain(flags) && service.state().scenario === 'default'
      return new Response(null, { status: isShared ? 204 : 409 })
    })
    const holdUntilEnd = http.get(ENDING, () => new Promise(() => {}))
    return await serve(service, { allowOrigins, handlers: [tellSharing, holdUntilEnd], host, port })
  } catch (error) {
    return new Error(listenFailure(error, host, port), { cause: error })
  }
}

function listenFailure(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use. Stop the other process or choose another port: --port 0 picks a free one.`
  }
  if (code === 'EACCES') {
    return `Port ${port} is not permitted for this user. Choose one above 1023, such as --port 4010.`
  }
  return `Cannot listen on ${host}:${port} (${code}). Check --host: 127.0.0.1 always works.`
}
