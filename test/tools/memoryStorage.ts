import type { OrderStorage } from '@onramp-kit/core'

/** What localStorage does; hand the same one to two clients and they are two tabs. */
export function createMemoryStorage(): OrderStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
