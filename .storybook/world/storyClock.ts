import type { Clock } from '@onramp-kit/core'

/** A fixed start, because stories show times of day. */
const START = new Date(2026, 10, 20, 14, 30).getTime()

export interface StoryClock extends Clock {
  /** Advances by `ms` at once and runs the due timers. */
  readonly hurry: (ms: number) => void
}

/** Real time with a fixed start, which a story can advance. */
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
