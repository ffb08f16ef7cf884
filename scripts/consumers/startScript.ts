import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

interface Place {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** A URL that the script prints, besides its own. */
  readonly not: string
}

interface Script {
  /** The URL that the script prints. */
  readonly url: string
  output(): string
  /** Interrupts the script and what it started, as Ctrl+C in a terminal does, and waits for their end. */
  interrupt(): Promise<void>
}

/** Starts a script of a project with `npm run`, and waits until it responds at the URL that it prints. */
export async function startScript(name: string, { cwd, env, not }: Place): Promise<Script> {
  const isWindows = process.platform === 'win32'
  // In a process group, as in a terminal.
  const child = spawn('npm', ['run', name], {
    cwd,
    env,
    shell: isWindows,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (text) => (printed += String(text)))
  child.stderr.on('data', (text) => (printed += String(text)))
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const output = () => stripVTControlCharacters(printed).trim()
  const end = (signal: NodeJS.Signals) => {
    if (isWindows || child.pid === undefined) return child.kill(signal)
    try {
      return process.kill(-child.pid, signal)
    } catch {
      return false
    }
  }
  process.once('exit', () => end('SIGKILL'))
  async function interrupt(): Promise<void> {
    end('SIGINT')
    await Promise.race([closed, setTimeout(20_000, undefined, { ref: false })])
    if (child.exitCode === null && child.signalCode === null) {
      end('SIGKILL')
      throw new Error(`\`npm run ${name}\` does not end when it is interrupted.\n${output()}`)
    }
  }

  for (let attempt = 0; attempt < 300; attempt += 1) {
    const urls = output().match(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g) ?? []
    const url = urls.find((each) => each !== not)
    if (url !== undefined && (await fetch(url).catch(() => undefined)) !== undefined)
      return { url, output, interrupt }
    if (child.exitCode !== null || child.signalCode !== null) break
    await setTimeout(200)
  }
  end('SIGKILL')
  throw new Error(`\`npm run ${name}\` serves no page.\n${output()}`)
}
