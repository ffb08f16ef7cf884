import type { Clock } from '@onramp-kit/core'

/** Always the same, for times of day that are shown. */
const START = new Date(2026, 10, 20, 14, 30).getTime()

export interface StoryClock extends Clock {
  /** Lets `ms` pass at once: whatever waits for a moment until then waits no longer. */
  readonly hurry: (ms: number) => void
}

/** Real time that begins at a moment which is always the same, and that a story can hurry. */
export function createStoryClock(): StoryClock {
  let ahead = START - performance.now()
  const waiting = new Map<() => void, { readonly at: number; timer: number }>()
  const now = () => Math.round(performance.now() + ahead)

  function start(run: () => void, at: number) {
    clearTimeout(waiting.get(run)?.timer)
    waiting.set(run, { at, timer: window.setTimeout(run, at - now()) })
  }
  return {
    now,
    monotonic: now,
    setTimeout(act, ms) {
      const run = () => {
        waiting.delete(run)
        act()
      }
      start(run, now() + ms)
      return () => {
        clearTimeout(waiting.get(run)?.timer)
        waiting.delete(run)
      }
    },
    hurry(ms) {
      ahead += ms
      for (const [run, { at }] of waiting) start(run, at)
    },
  }
}
