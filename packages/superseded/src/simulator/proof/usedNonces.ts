import type { Stateful } from '@onramp-kit/msw/internal'

/** The nonces that were used. Each works once per wallet. */
export interface UsedNonces extends Stateful<readonly string[]> {
  /** Marks a nonce as used. Returns false if it already was. */
  use(address: string, nonce: string): boolean
}

export function createUsedNonces(): UsedNonces {
  let used = new Set<string>()
  return {
    use(address, nonce) {
      // Per wallet: otherwise any wallet could use up another's nonce.
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
