import type { Clock } from './clock.ts'

/**
 * Runs `run` unless another page of this origin holds the lock of that name, and then resolves, with any value.
 * Keeps two tabs from opening a purchase at the same time. A lock that rejects without running, or does not run within the
 * client's `timeout`, counts as no lock. Whatever the lock does, one click opens at most one purchase.
 */
export type TryLock = (name: string, run: () => Promise<void>) => Promise<unknown>

/** The lock on Web Locks. Throws where there are none: on http pages, in old browsers. */
export const webLock: TryLock = (name, run) =>
  navigator.locks.request(name, { ifAvailable: true }, run)

/** The parts of a client that `withLock` uses. */
interface LockOwner {
  readonly platform: { readonly clock: Clock; readonly lock: TryLock | undefined }
  readonly timeout: number
}

/**
 * Calls `run` while this page holds the client's lock of that name. Resolves when `run` has ended or another page holds the
 * lock. Rejects if the lock does, or does not call `run` within the client's `timeout`; it may still call `run` later.
 *
 * @param hold keeps the lock after `run` until its promise resolves
 */
export function withLock(
  { platform, timeout }: LockOwner,
  name: string,
  run: () => Promise<void>,
  hold?: () => Promise<void>,
): Promise<void> {
  const { clock } = platform
  const lock = platform.lock ?? webLock
  return new Promise((resolve, reject) => {
    const cancel = clock.setTimeout(reject, timeout)
    const runLocked = async (granted?: unknown) => {
      // Web Locks call with null where the lock is held.
      if (granted === null) return
      cancel()
      // A merchant's lock may ignore a rejection.
      await run().catch((error: unknown) => {
        reject(error)
        throw error
      })
      resolve()
      await hold?.()
    }
    // A lock may throw, and a merchant's may return no promise.
    void (async () => lock(name, runLocked))()
      .then(() => resolve(), reject)
      .finally(cancel)
  })
}
