import type { Clock } from '@onramp-kit/core'

export interface VirtualClock extends Clock {
  /** Lets `ms` pass: runs every timer that comes due, in order, and all that follows from each. */
  advance(ms: number): Promise<void>
  /** How many timers wait. */
  timers(): number
}

/** A clock that moves only when told to. */
export function createVirtualClock(start = Date.UTC(2026, 10, 20, 12)): VirtualClock {
  let now = start
  let order = 0
  const waiting = new Map<number, { at: number; run: () => void }>()
  return {
    now: () => now,
    setTimeout(run, ms) {
      const id = order++
      waiting.set(id, { at: now + Math.max(0, ms), run })
      return () => {
        waiting.delete(id)
      }
    },
    timers: () => waiting.size,
    async advance(ms) {
      const end = now + ms
      await settle()
      for (;;) {
        const next = [...waiting].toSorted(([a, x], [b, y]) => x.at - y.at || a - b)[0]
        if (next === undefined || next[1].at > end) break
        const [id, { at, run }] = next
        waiting.delete(id)
        now = Math.max(now, at)
        run()
        await settle()
      }
      now = end
    },
  }
}

/** Lets every promise that can go on go on: bodies of in-memory responses need a few turns of the loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await nextTurn()
}

/** Browsers have no `setImmediate`. */
function nextTurn(): Promise<void> {
  const next = typeof setImmediate === 'function' ? setImmediate : setTimeout
  return new Promise((resolve) => next(resolve))
}
