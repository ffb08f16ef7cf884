import { spawn } from 'node:child_process'

/** How a command ended, and everything that it printed, in that order. */
export interface Ended {
  readonly status: number | null
  readonly output: string
}

/** Runs a shell command to its end, and keeps its output: that of two commands at once would mix. */
export async function runCommand(command: string, env = process.env): Promise<Ended> {
  const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => output.push(part))
  child.stderr.on('data', (part: Buffer) => output.push(part))
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { status, output: Buffer.concat(output).toString() }
}

/** The seconds since a moment of `performance.now()`, as text. */
export function since(moment: number): string {
  return `${((performance.now() - moment) / 1000).toFixed(0)} s`
}
