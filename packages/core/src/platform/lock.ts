/**
 * Runs `run` unless another page of this origin is running under the same name, and resolves with whether it did. Keeps
 * two tabs from opening a purchase at the same moment. A lock that rejects before it ran counts as no lock.
 */
export type TryLock = (name: string, run: () => Promise<void>) => Promise<boolean>

/** The Web Locks of this browser. `undefined` where there are none: on http pages, in old browsers. */
export function webLock(): TryLock | undefined {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  return (
    locks &&
    ((name, run) =>
      locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await run()
        return lock !== null
      }))
  )
}
