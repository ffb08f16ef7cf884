import type { Clock } from '@onramp-kit/core'

export interface VirtualClock extends Clock {
  /** Advances by `ms`: runs each due timer in order, and the work that follows it. */
  advance(ms: number): Promise<void>
  /** The number of pending timers. */
  timers(): number
}

/** A clock that only `advance` moves. */
export function createVirtualClock(start = Date.UTC(2026, 10, 20, 12)): VirtualClock {
  let now = start
  let order = 0
  const waiting = new Map<number, { at: number; run: () => void }>()
  return {
    now: () => now,
    monotonic: () => now - start,
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

let inRealTime = 0

/** Makes every virtual clock wait for work in real time, such as reading a body. */
export async function realTime<Result>(work: () => Promise<Result>): Promise<Result> {
  inRealTime += 1
  try {
    return await work()
  } finally {
    inRealTime -= 1
  }
}

/** Waits for a virtual clock within such work. */
export async function virtualTime(work: () => Promise<void>): Promise<void> {
  inRealTime -= 1
  try {
    await work()
  } finally {
    inRealTime += 1
  }
}

/** Flushes pending promises: the work after a response takes a few turns of the event loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn = inRealTime > 0 ? 0 : turn + 1) await nextTurn()
}

/** A macrotask; browsers have no `setImmediate`. */
function nextTurn(): Promise<void> {
  const next = typeof setImmediate === 'function' ? setImmediate : setTimeout
  return new Promise((resolve) => next(resolve))
}
