import { type Clock, until } from '../platform/clock.ts'
import type { PageState } from '../platform/page.ts'
import type { Subscribable } from '../platform/signal.ts'

/** Least time between two reads, however often `refetchOn` fires. */
const REFETCH_GAP_MS = 1000

export interface PauseOptions {
  readonly clock: Clock
  readonly page: PageState
  readonly refetchOn: Subscribable | undefined
  readonly signal: AbortSignal
  /** Milliseconds to wait if nothing happens. */
  readonly delay: number
  /** When the last read was sent, by `clock.monotonic()`. */
  readonly sentAt: number
  /** Whether `refetchOn` fired before the pause began. */
  readonly isDue: boolean
  /** Earliest end of the pause by `clock.monotonic()`: when Retry-After has elapsed. */
  readonly notBefore: number
}

/**
 * Resolves when the next read is due: after the delay, at once when the page is visible and online again, or soon after
 * `refetchOn` fires. No timer runs while the page is hidden or offline. Rejects with the signal's reason when aborted.
 */
export function pause(options: PauseOptions): Promise<void> {
  const { clock, page, refetchOn, signal, delay, sentAt, notBefore, isDue } = options
  return until(signal, (done) => {
    const isAwake = () => page.visible() && page.online()
    let awake = isAwake()
    const soon = () => Math.max(sentAt + REFETCH_GAP_MS, notBefore)
    const planned = Math.max(clock.monotonic() + delay, notBefore)
    let due = planned
    let cancelTimer = () => {}

    const end = () => {
      // A page that thaws may run timers before it reports that it is offline.
      if (isAwake()) done()
    }
    const schedule = () => {
      cancelTimer()
      if (awake) cancelTimer = clock.setTimeout(end, Math.max(0, due - clock.monotonic()))
    }
    const ends = [
      () => cancelTimer(),
      page.subscribe(() => {
        if (isAwake() && !awake) due = notBefore
        awake = isAwake()
        schedule()
      }),
      refetchOn?.subscribe(() => {
        due = Math.min(due, soon())
        schedule()
      }),
    ]
    // After the listeners, which some stores call at once.
    due = isDue ? Math.min(planned, soon()) : planned
    schedule()
    return ends
  })
}
