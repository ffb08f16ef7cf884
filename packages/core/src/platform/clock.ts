/** Time, given in: every wait of the client goes through this, so a test can play a day in a moment. */
export interface Clock {
  /** Milliseconds since 1970, as Date.now(). */
  now(): number
  /** Runs `run` after `ms` milliseconds unless the returned function is called first. */
  setTimeout(run: () => void, ms: number): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout(run, ms) {
    const timer = globalThis.setTimeout(run, ms)
    return () => globalThis.clearTimeout(timer)
  },
}
