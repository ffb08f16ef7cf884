/** A clock that only `advance` moves. It fits `platform.clock` of `createOnrampClient`. */
export interface VirtualClock {
  /** Returns milliseconds since 1970. */
  readonly now: () => number
  /** Returns milliseconds since the clock's start. */
  readonly monotonic: () => number
  /** Calls `run` once the clock has advanced by `ms`. The returned function cancels the timer. */
  readonly setTimeout: (run: () => void, ms: number) => () => void
  /** Resolves once the clock has advanced by `ms`: the `sleep` of `createService`. */
  readonly sleep: (ms: number) => Promise<void>
  /**
   * Advances by `ms` milliseconds: runs each due timer at its time, and waits for what follows it in this process, such
   * as a response of `service.fetch`. Calls that overlap add up. In a test with React, call it inside `act`.
   * @throws RangeError unless `ms` is a number of 0 or more
   */
  readonly advance: (ms: number) => Promise<void>
}

/** Turns of the event loop that work in this process takes at most, such as a request through MSW. */
const TURNS = 8

/**
 * Runs a function in the next turn of the event loop. Captured before a test can install fake timers, which would never
 * run it. Browsers, and Jest's jsdom, have no `setImmediate`.
 */
const runNext: (run: () => void) => unknown =
  typeof setImmediate === 'function' ? setImmediate : setTimeout

/**
 * Creates a virtual clock for a client and a service, so that a test does not wait. It works beside the fake timers of a
 * test runner, which may not be installed before this module loads.
 *
 * @param start milliseconds since 1970
 * @example
 * const clock = createVirtualClock()
 * const service = createService({ now: clock.now, sleep: clock.sleep })
 * const onramp = createOnrampClient({ publishableKey, baseUrl, fetch: service.fetch, platform: { clock } })
 *
 * await clock.advance(60_000)
 */
export function createVirtualClock(start: number = Date.now()): VirtualClock {
  let now = start
  /** The time that the calls of `advance` reach so far. */
  let target = start
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()

  function setTimer(run: () => void, ms: number) {
    const timer = { at: now + Math.max(0, ms), run }
    timers.add(timer)
    return () => void timers.delete(timer)
  }

  return {
    now: () => now,
    monotonic: () => now - start,
    setTimeout: setTimer,
    sleep: (ms) => new Promise((resolve) => void setTimer(resolve, ms)),
    async advance(ms) {
      if (!(ms >= 0)) throw new RangeError(`advance: ms must be a number of 0 or more, not ${ms}.`)
      target += ms
      const end = target
      await settle()
      // Timers of the same time run in the order they were set, because the sort is stable.
      const next = () => [...timers].toSorted((one, other) => one.at - other.at)[0]
      for (let timer = next(); timer && timer.at <= end; timer = next()) {
        timers.delete(timer)
        now = timer.at
        try {
          timer.run()
        } catch (error) {
          target = now
          throw error
        }
        await settle()
      }
      // Another call may have advanced the clock further.
      now = Math.max(now, end)
    },
  }
}

/** Waits for pending work: a few turns of the event loop in real time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>((resolve) => runNext(resolve))
}
