import type { Clock } from '@onramp-kit/core'

/** Moves the page's global timers, which React Query uses, to a clock. Returns a function that restores them. */
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
    // A virtual clock needs setImmediate for its turns of the event loop, and browsers have none.
    setImmediate: setImmediate ?? ((run: () => void) => void scheduler.postTask(run)),
  })
  const before = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate }
  return () => void Object.assign(globalThis, before)
}
