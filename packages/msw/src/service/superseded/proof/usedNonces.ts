import type { Stateful } from '../../engine.ts'

/** The nonces that were shown, each good once for one wallet. */
export interface UsedNonces extends Stateful<readonly string[]> {
  /** Whether this is the first time; from then on it is not. */
  use(address: string, nonce: string): boolean
}

export function createUsedNonces(): UsedNonces {
  let used = new Set<string>()
  return {
    use(address, nonce) {
      // Were it good once for all wallets, anybody could use up another's.
      const entry = `${address} ${nonce}`
      if (used.has(entry)) return false
      used.add(entry)
      return true
    },
    save: () => [...used],
    load(saved) {
      used = new Set(saved)
    },
    reset: () => used.clear(),
  }
}
