import type { Clock } from '@onramp-kit/core'

/** Puts the timers of the page on a clock: those of whoever does not take one, such as React Query. Returns what undoes it. */
export function putTimersOn(clock: Clock): () => void {
  const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate } = globalThis
  const cancels = new Map<number, () => void>()
  let last = 0
  const start = (run: () => void, ms: number, isRepeated: boolean, id = ++last): number => {
    const due = () => {
      if (isRepeated) start(run, ms, true, id)
      else cancels.delete(id)
      run()
    }
    cancels.set(id, clock.setTimeout(due, Math.max(isRepeated ? 1 : 0, ms)))
    return id
  }
  const cancel = (id: number) => {
    cancels.get(id)?.()
    cancels.delete(id)
  }
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => start(run, ms, false),
    setInterval: (run: () => void, ms = 0) => start(run, ms, true),
    clearTimeout: cancel,
    clearInterval: cancel,
    // A virtual clock takes its turns of the loop by this, and browsers have none.
    setImmediate: setImmediate ?? ((run: () => void) => void scheduler.postTask(run)),
  })
  const before = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate }
  return () => void Object.assign(globalThis, before)
}
