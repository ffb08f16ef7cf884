/** Source of time and timers. Tests replace it to let a day pass in an instant. */
export interface Clock {
  /** Returns milliseconds since 1970, like `Date.now()`. */
  now(): number
  /**
   * Returns milliseconds of a monotonic clock, like `performance.now()`. Measures waits such as Retry-After, which a
   * change of the system time must not shorten.
   */
  monotonic(): number
  /** Calls `run` after `ms` milliseconds. The returned function cancels the timer. */
  setTimeout(run: () => void, ms: number): () => void
}

/** The longest delay of a timer (about 25 days); a longer one would fire at once. */
const LONGEST = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout(run, ms) {
    const timer = globalThis.setTimeout(run, Math.min(ms, LONGEST))
    return () => globalThis.clearTimeout(timer)
  },
}

/** Resolves after `ms`, or rejects with the signal's reason when it is aborted. */
export function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return until(signal, (done) => [clock.setTimeout(done, ms)])
}

/**
 * Resolves when `wait` calls `done`, or rejects with the signal's reason when it is aborted. Calls the cleanup functions that
 * `wait` returns in both cases.
 */
export function until(
  signal: AbortSignal | undefined,
  wait: (done: () => void) => readonly ((() => void) | undefined)[],
): Promise<void> {
  // React Native's signals lack `throwIfAborted`.
  if (signal?.aborted) throw signal.reason
  return new Promise((resolve, reject) => {
    const abort = () => {
      reject(signal?.reason)
      finish()
    }
    const finish = () => {
      for (const end of ends) end?.()
      signal?.removeEventListener('abort', abort)
      resolve()
    }
    const ends = wait(finish)
    signal?.addEventListener('abort', abort)
  })
}
