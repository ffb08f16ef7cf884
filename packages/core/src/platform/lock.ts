/**
 * Runs `run` unless another page of this origin is running under the same name, and says whether it did. What keeps two
 * tabs from opening a purchase at the same moment.
 */
export type TryLock = (name: string, run: () => Promise<void>) => Promise<boolean>

/** The Web Locks of this browser; where there are none, nobody else is taken to be running. */
export const pageLock: TryLock = async (name, run) => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  let began = false
  const begin = async () => {
    began = true
    await run()
    return true
  }
  if (locks === undefined) return begin()
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => lock !== null && begin())
  } catch (error) {
    // A page without an origin of its own may not lock.
    if (began) throw error
    return begin()
  }
}
