import type { Clock, PageState, TryLock } from '@onramp-kit/core'
import { createFakePage } from '@onramp-kit/test-tools/fakePage'
import { settle, type VirtualClock } from '@onramp-kit/test-tools/virtualClock'
import type { Device } from './device.ts'

/** Milliseconds, longer than the fastest purchase. */
const LOCK_TAKES = 50

/** One page of a device until it reloads: its tasks run, wait while it is frozen, or never run again. */
export function createPage(clock: VirtualClock, device: Device) {
  const look = createFakePage()
  const waiting = new Set<() => void>()
  /** When each is due. */
  const timers = new Map<() => void, number>()
  let state: 'alive' | 'frozen' | 'gone' = 'alive'
  let forget = () => {}
  const gone = new Promise<void>((resolve) => (forget = resolve))

  /** Runs a task of the page as soon as it is not frozen. */
  function task(run: () => void) {
    if (state === 'alive') run()
    else if (state === 'frozen') waiting.add(run)
  }
  const pageClock: Clock = {
    now: device.now,
    monotonic: clock.monotonic,
    setTimeout(run, ms) {
      const fire = () => {
        timers.delete(cancel)
        run()
      }
      const stop = clock.setTimeout(() => task(fire), ms)
      const cancel = () => {
        stop()
        waiting.delete(fire)
        timers.delete(cancel)
      }
      timers.set(cancel, clock.now() + ms)
      return cancel
    },
  }
  const pageState: PageState = {
    visible: look.visible,
    online: device.isOnline,
    subscribe(listener) {
      let isListening = true
      const hear = () => {
        if (isListening) listener()
      }
      const leave = [look, device].map((each) => each.subscribe(() => task(hear)))
      return () => {
        isListening = false
        for (const undo of leave) undo()
      }
    },
  }
  /** Granted with a delay, and released by the browser when the page goes away. */
  async function lock(...[name, run]: Parameters<TryLock>): Promise<unknown> {
    await new Promise<void>((resolve) => pageClock.setTimeout(resolve, LOCK_TAKES))
    return device.lock(name, () => Promise.race([run(), gone]))
  }

  return {
    clock: pageClock,
    state: pageState,
    lock,
    task,
    show: (visible: boolean) => look.set({ visible }),
    freeze() {
      if (state === 'alive') state = 'frozen'
    },
    /** Runs all waiting tasks in order. */
    async thaw() {
      if (state !== 'frozen') return
      state = 'alive'
      for (const run of waiting) {
        waiting.delete(run)
        run()
        await settle()
      }
    },
    close() {
      state = 'gone'
      waiting.clear()
      for (const cancel of timers.keys()) cancel()
      forget()
    },
    isFrozen: () => state === 'frozen',
    timers: () => timers.size,
    /** Milliseconds until each timer is due, the next one first. */
    timersIn: () => [...timers.values()].map((at) => at - clock.now()).toSorted((a, b) => a - b),
  }
}
export type Page = ReturnType<typeof createPage>
