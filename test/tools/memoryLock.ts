import type { TryLock } from '@onramp-kit/core'

/** In-memory Web Locks; two clients that share them act as two tabs. */
export function createMemoryLock(): TryLock {
  const held = new Set<string>()
  return async (name, run) => {
    if (held.has(name)) return
    held.add(name)
    try {
      await run()
    } finally {
      held.delete(name)
    }
  }
}
