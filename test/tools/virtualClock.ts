import type { Clock } from '@onramp-kit/core'

export interface VirtualClock extends Clock {
  /** Advances by `ms`: runs each due timer in order, and the work that follows it. */
  advance(ms: number): Promise<void>
  /** The number of pending timers. */
  timers(): number
}

/** More than any test needs of one advance, so that an endless loop fails within seconds. */
const MOST_TIMERS = 100_000

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
      for (let ran = 0; ; ran += 1) {
        if (ran > MOST_TIMERS)
          throw new Error(
            `${MOST_TIMERS} timers ran within ${ms} ms: something repeats without a wait`,
          )
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

/** Waits for a macrotask. Browsers have no `setImmediate`, and delay nested timers by 4 ms. */
function nextTurn(): Promise<void> {
  if (typeof setImmediate === 'function') return new Promise((resolve) => setImmediate(resolve))
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const turn = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', turn, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
}
