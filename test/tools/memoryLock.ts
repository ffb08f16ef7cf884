import type { TryLock } from '@onramp-kit/core'

/** What Web Locks do; hand the same one to two clients and they are two tabs. */
export function createMemoryLock(): TryLock {
  const held = new Set<string>()
  return async (name, run) => {
    if (held.has(name)) return false
    held.add(name)
    try {
      await run()
    } finally {
      held.delete(name)
    }
    return true
  }
}
