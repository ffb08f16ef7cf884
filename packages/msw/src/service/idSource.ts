import { type RandomState, seededRandom } from './seededRandom.ts'
import type { Stateful } from './stateful.ts'

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
