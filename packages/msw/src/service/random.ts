import { type Stateful, statefulValue } from './stateful.ts'

/** The generator's internal state: four 32-bit words. */
type RandomState = readonly [a: number, b: number, c: number, counter: number]

/** A random sequence that is the same for the same seed. */
export interface SeededRandom extends Stateful<RandomState> {
  /** Returns the next 32-bit unsigned integer. */
  readonly next: () => number
  /** Returns the next number in [0, 1). */
  readonly fraction: () => number
}

/** Creates a small random source (sfc32). It makes the simulation repeatable. Not for secrets. */
export function seededRandom(seed: number): SeededRandom {
  const { get, set, ...state } = statefulValue(begin(seed))
  function next(): number {
    const [value, following] = step(get())
    set(following)
    return value
  }
  return { next, fraction: () => next() / 2 ** 32, ...state }
}

function begin(seed: number): RandomState {
  let state: RandomState = [seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0, 0x9e3779b9, 1]
  // The first outputs still correlate with the seed.
  for (let round = 0; round < 15; round++) [, state] = step(state)
  return state
}

function step([a, b, c, counter]: RandomState): readonly [value: number, following: RandomState] {
  const sum = (a + b + counter) >>> 0
  const rotated = ((c << 21) | (c >>> 11)) >>> 0
  return [sum, [b ^ (b >>> 9), (c + (c << 3)) >>> 0, (rotated + sum) >>> 0, counter + 1]]
}

/** Source of every identifier of the service. */
export interface IdSource extends Stateful<RandomState> {
  /** Returns a version 4 UUID. */
  uuid(): string
  /** Returns 32 hexadecimal digits, unrelated to any id given before. */
  token(): string
  /** Returns `count` decimal digits, leading zeros included. */
  digits(count: number): string
}

/** Creates the identifier source of one service. */
export function createIdSource(seed: number): IdSource {
  const { next, ...state } = seededRandom(seed)
  const word = () => next().toString(16).padStart(8, '0')
  const token = () => word() + word() + word() + word()

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
