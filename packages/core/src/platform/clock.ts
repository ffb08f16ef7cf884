/** Time, given in: every wait of the client goes through this, so a test can play a day in a moment. */
export interface Clock {
  /** Milliseconds since 1970, as Date.now(). */
  now(): number
  /**
   * Milliseconds of a monotonic clock, as performance.now(). Unaffected by changes of the system time; measures waits
   * that must not be cut short, such as Retry-After.
   */
  monotonic(): number
  /** Runs `run` after `ms` milliseconds unless the returned function is called first. */
  setTimeout(run: () => void, ms: number): () => void
}

/** The longest wait a timer takes (about 25 days); a longer one would be over at once. */
const LONGEST = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout(run, ms) {
    const timer = globalThis.setTimeout(run, Math.min(ms, LONGEST))
    return () => globalThis.clearTimeout(timer)
  },
}

/** Resolves after `ms`, or rejects with the signal's reason as soon as it is aborted. */
export function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const abort = () => {
      cancel()
      reject(signal?.reason)
    }
    const cancel = clock.setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', abort, { once: true })
  })
}
