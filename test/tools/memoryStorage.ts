import type { OrderStorage } from '@onramp-kit/core'

/** An in-memory localStorage; two clients that share it act as two tabs. */
export function createMemoryStorage(): OrderStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
