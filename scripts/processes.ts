import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

/** Where and with which variables a process runs. */
interface Place {
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  /** Milliseconds after which a process that hangs is ended. */
  readonly timeout?: number
}

export interface Processes {
  /**
   * Runs a command to its end and returns its output.
   * @throws with the end of the output if the command ends with another code than `exitCode`, by default 0
   */
  run(
    command: string,
    args: readonly string[],
    place: Place & { readonly exitCode?: number },
  ): Promise<string>
  /** Starts a Node program and waits until it responds at a URL. Returns a function that ends it. */
  serve(
    args: readonly string[],
    place: Place & { readonly url: string },
  ): Promise<() => Promise<void>>
  /** Ends every process that still runs. */
  stop(): Promise<void>
}

/** Child processes that end with this one. */
export function createProcesses(): Processes {
  const stopping = new AbortController()
  const running = new Set<Promise<unknown>>()
  process.once('exit', () => stopping.abort())

  function start(command: string, args: readonly string[], { env = process.env, ...place }: Place) {
    const child = spawn(command, args, {
      ...place,
      env,
      signal: stopping.signal,
      // Only `npm` needs it: on Windows it is a batch file.
      shell: process.platform === 'win32' && command === 'npm',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: string[] = []
    child.stdout.on('data', (text) => output.push(String(text)))
    child.stderr.on('data', (text) => output.push(String(text)))
    child.on('error', (error) => output.push(error.message))
    const closed = new Promise<void>((resolve) => child.on('close', () => resolve()))
    running.add(closed)
    void closed.then(() => running.delete(closed))
    const name = `\`${[command, ...args].join(' ')}\``
    return { child, closed, name, text: () => stripVTControlCharacters(output.join('')).trim() }
  }

  return {
    async run(command, args, { exitCode = 0, ...place }) {
      const { child, closed, name, text } = start(command, args, place)
      await closed
      if (child.exitCode !== exitCode)
        throw new Error(`${name} ${howEnded(child)}.\n${lastLines(text())}`)
      return text()
    },
    async serve(args, { url, ...place }) {
      const { child, closed, name, text } = start(process.execPath, args, place)
      for (let attempt = 0; attempt < 150; attempt += 1) {
        const response = await fetch(url).catch(() => undefined)
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(
            `${name} ${howEnded(child)} before it served ${url}.\n${lastLines(text())}`,
          )
        if (response?.ok)
          return () => {
            child.kill()
            return closed
          }
        await setTimeout(200)
      }
      throw new Error(`${name} does not respond at ${url}.\n${lastLines(text())}`)
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

function howEnded({ exitCode, signalCode }: ChildProcess): string {
  return exitCode === null ? `was ended by ${signalCode}` : `ended with code ${exitCode}`
}

function lastLines(output: string): string {
  return output.split('\n').slice(-30).join('\n')
}
