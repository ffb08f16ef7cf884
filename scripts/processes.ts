import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

/** Where and with which variables a process runs. */
interface Place {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

interface Server {
  readonly url: string
  readonly output: () => string
  /** Interrupts the process and what it started, as Ctrl+C in a terminal does, and waits for their end. */
  readonly stop: () => Promise<void>
}

const isWindows = process.platform === 'win32'
const running = new Set<(signal: NodeJS.Signals) => void>()
process.once('exit', () => running.forEach((end) => end('SIGKILL')))

/**
 * Runs a command to its end and returns its output.
 * @throws with the end of the output if the command fails
 */
export async function run(
  command: string,
  args: readonly string[],
  place: Place = {},
): Promise<string> {
  const { child, closed, failure, output } = launch(command, args, place)
  await closed
  if (child.exitCode !== 0) throw failure()
  return output()
}

/**
 * Starts a server, and waits until it responds.
 * @param urlIn finds its URL in what it has printed so far
 * @throws with the end of the output if it ends before, or does not respond within ten minutes
 */
export async function start(
  command: string,
  args: readonly string[],
  urlIn: (output: string) => string | undefined,
  place: Place = {},
): Promise<Server> {
  const { child, closed, end, failure, output } = launch(command, args, place)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  async function stop(): Promise<void> {
    end('SIGINT')
    await Promise.race([closed, setTimeout(120_000, undefined, { ref: false })])
    if (!isRunning()) return
    end('SIGKILL')
    throw failure('does not end when it is interrupted')
  }
  for (let attempt = 0; attempt < 3_000 && isRunning(); attempt += 1) {
    const url = urlIn(output())
    if (url !== undefined && (await fetch(url).catch(() => undefined)) && isRunning())
      return { url, output, stop }
    await setTimeout(200)
  }
  if (!isRunning()) await closed
  end('SIGKILL')
  throw isRunning() ? failure('does not respond') : failure()
}

function launch(command: string, args: readonly string[], place: Place) {
  const child = spawn(command, args, {
    ...place,
    // On Windows `npm` is a batch file.
    shell: isWindows && command === 'npm',
    // In a process group, as in a terminal.
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (printed += String(text)))
  child.on('error', ({ message }) => (printed += message))
  const output = () => stripVTControlCharacters(printed).trim()
  function end(signal: NodeJS.Signals): void {
    try {
      if (isWindows || child.pid === undefined) child.kill(signal)
      else process.kill(-child.pid, signal)
    } catch {
      // It has ended.
    }
  }
  running.add(end)
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  void closed.then(() => running.delete(end))
  /** Says how the process ended, or another reason. */
  function failure(
    reason = child.exitCode === null
      ? `was ended by ${child.signalCode}`
      : `ended with code ${child.exitCode}`,
  ): Error {
    const lastLines = output().split('\n').slice(-30).join('\n')
    return new Error(`\`${[command, ...args].join(' ')}\` ${reason}.\n${lastLines}`)
  }
  return { child, closed, end, failure, output }
}
