/**
 * Runs `run` unless another page of this origin holds the lock of that name, and resolves with whether it ran. Keeps two
 * tabs from opening a purchase at the same time. A lock that rejects without running, or does not run within the client's
 * `timeout`, counts as no lock. Whatever the lock does, one click opens at most one purchase.
 */
export type TryLock = (name: string, run: () => Promise<void>) => Promise<boolean>

/** Returns a lock on Web Locks, or `undefined` where the browser has none: on http pages, in old browsers. */
export function webLock(): TryLock | undefined {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  // happy-dom has null.
  if (!locks) return undefined
  return (name, run) =>
    locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await run()
      return lock !== null
    })
}
