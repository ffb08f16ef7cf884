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
