import type { Stateful } from './engine.ts'

/** The four words a sequence goes on from. */
type RandomState = readonly [a: number, b: number, c: number, counter: number]

/** A sequence that is the same for the same seed. */
export interface SeededRandom extends Stateful<RandomState> {
  /** The next 32-bit unsigned integer. */
  readonly next: () => number
  /** The next number from 0 up to, but never, 1. */
  readonly fraction: () => number
}

/**
 * A small random source (sfc32). Good enough to make a simulation repeatable, and by that very fact
 * no protection of anything.
 */
export function seededRandom(seed: number): SeededRandom {
  const start = begin(seed)
  let state = start
  function next(): number {
    const [value, following] = step(state)
    state = following
    return value
  }
  return {
    next,
    fraction: () => next() / 2 ** 32,
    save: () => state,
    load(saved) {
      state = saved
    },
    reset() {
      state = start
    },
  }
}

function begin(seed: number): RandomState {
  let state: RandomState = [seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0, 0x9e3779b9, 1]
  // The first outputs still show the seed.
  for (let round = 0; round < 15; round++) [, state] = step(state)
  return state
}

function step([a, b, c, counter]: RandomState): readonly [value: number, following: RandomState] {
  const sum = (a + b + counter) >>> 0
  const rotated = ((c << 21) | (c >>> 11)) >>> 0
  return [sum, [b ^ (b >>> 9), (c + (c << 3)) >>> 0, (rotated + sum) >>> 0, counter + 1]]
}

/** Where every identifier of the service comes from. */
export interface IdSource extends Stateful<RandomState> {
  /** A UUID of version 4. */
  uuid(): string
  /** 32 hexadecimal digits, for what must not be guessed from an order's id. */
  token(): string
  /** So many decimal digits, for what is a number only in name. */
  digits(count: number): string
}

export function createIdSource(seed: number): IdSource {
  const { next, ...state } = seededRandom(seed)
  const token = () => Array.from({ length: 4 }, () => next().toString(16).padStart(8, '0')).join('')

  return {
    uuid() {
      const hex = token()
      const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `4${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
        hex.slice(20),
      ].join('-')
    },
    token,
    digits: (count) => String(BigInt(`0x${token()}`) % 10n ** BigInt(count)).padStart(count, '0'),
    ...state,
  }
}
