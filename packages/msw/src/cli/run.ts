import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
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
    const { seed = randomInt(2 ** 48 - 1) } = flags.options
    const { extensions = [], scenario = 'default' } = flags.options
    const running = command.length > 0 ? await runningService(flags) : undefined
    if (running !== undefined) {
      terminal.out(`Using the simulated onramp service that already runs at ${running}.\n`)
      return await runBeside(command, running, terminal.stopped())
    }
    const { close, url } = await start(flags, seed)
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

/**
 * Returns the URL of the simulated service that already has the port, such as another app's. `undefined` if flags ask for
 * settings that it may not have.
 */
async function runningService({ host, options, port }: Flags): Promise<string | undefined> {
  if (port === 0 || Object.keys(options).length > 0) return undefined
  const url = `http://${host}:${port}`
  try {
    const response = await fetch(`${url}/_simulator/scenarios`)
    return 'default' in ((await response.json()) as object) ? url : undefined
  } catch {
    return undefined
  }
}

async function start(
  { allowOrigins, host, options, port }: Flags,
  seed: number,
): Promise<ServedService> {
  try {
    // A delayed response does not keep the process: the latency can be ten minutes.
    const sleep = (ms: number) => delay(ms, undefined, { ref: false })
    return await serve(createService({ ...options, seed, sleep }), { allowOrigins, host, port })
  } catch (error) {
    throw new Error(listenFailure(error, host, port), { cause: error })
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
