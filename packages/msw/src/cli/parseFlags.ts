import { parseArgs } from 'node:util'

/** What `onramp-service` was asked for. */
export interface Flags {
  readonly port: number
  readonly host: string
  readonly seed?: number
  readonly rateLimit?: number
  readonly help: boolean
}

/** A flag that can't be followed: names it, the reason and the remedy. */
export class FlagError extends Error {
  override readonly name = 'FlagError'
}

/** Reads the command line, program name left out. Throws a `FlagError`. */
export function parseFlags(args: readonly string[]): Flags {
  const { help, host, port, seed, 'rate-limit': rateLimit } = readArgs(args)
  return {
    help,
    host,
    port: integer('port', port, 0, 65_535),
    ...(seed === undefined ? {} : { seed: integer('seed', seed, 0, Number.MAX_SAFE_INTEGER) }),
    ...(rateLimit === undefined
      ? {}
      : { rateLimit: integer('rate-limit', rateLimit, 1, Number.MAX_SAFE_INTEGER) }),
  }
}

function readArgs(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        seed: { type: 'string' },
        'rate-limit': { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return values
  } catch (error) {
    // Node's own sentence names the flag and the reason.
    throw new FlagError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function integer(flag: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new FlagError(
    `--${flag} must be a whole number from ${least} to ${most}, not "${text}". Try --${flag} ${exampleOf[flag]}.`,
  )
}

const exampleOf: Readonly<Record<string, string>> = { port: '4010', seed: '7', 'rate-limit': '120' }
