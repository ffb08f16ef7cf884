/**
 * Runs `run` unless another page of this origin is running under the same name, and says whether it did. What keeps two
 * tabs from opening a purchase at the same moment. One that rejects before it ran is taken for one that is not there.
 */
export type TryLock = (name: string, run: () => Promise<void>) => Promise<boolean>

/** The Web Locks of this browser; where there are none, nobody else is taken to be running. */
export const pageLock: TryLock = async (name, run) => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (locks === undefined) {
    await run()
    return true
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await run()
    return lock !== null
  })
}
