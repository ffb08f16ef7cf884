import type { Clock } from '../platform/clock.ts'
import type { PageState } from '../platform/page.ts'
import type { Subscribable } from '../platform/signal.ts'

/** However often the hosted page hints, reads are at least this far apart. */
const HINT_GAP = 1000

export interface PauseOptions {
  readonly clock: Clock
  readonly page: PageState
  readonly hints: Subscribable | undefined
  readonly signal: AbortSignal
  /** Milliseconds to wait if nothing happens. */
  readonly delay: number
  /** When the last read was sent, by clock.monotonic(). */
  readonly askedAt: number
  /** Whether a hint came before the pause began. */
  readonly isHinted: boolean
  /** Never before this moment by clock.monotonic(), whatever happens: what Retry-After asked for. */
  readonly notBefore: number
}

/**
 * Waits until an order should be read again: the delay is over; or the page is shown or online again, at once; or a
 * hint came. While the page is hidden or offline no timer runs. Rejects with the signal's reason when aborted.
 */
export function pause(options: PauseOptions): Promise<void> {
  const { clock, page, hints, signal, delay, askedAt, notBefore, isHinted } = options
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const isAwake = () => page.visible() && page.online()
    let awake = isAwake()
    const soon = () => Math.max(askedAt + HINT_GAP, notBefore)
    const planned = Math.max(clock.monotonic() + delay, notBefore)
    let due = isHinted ? Math.min(planned, soon()) : planned
    let cancelTimer = () => {}

    const schedule = () => {
      cancelTimer()
      if (awake) cancelTimer = clock.setTimeout(done, Math.max(0, due - clock.monotonic()))
    }
    const cleanUp = [
      page.subscribe(() => {
        if (isAwake() && !awake) due = notBefore
        awake = isAwake()
        schedule()
      }),
      hints?.subscribe(() => {
        due = Math.min(due, soon())
        schedule()
      }),
      () => signal.removeEventListener('abort', abort),
    ]
    function finish() {
      cancelTimer()
      for (const undo of cleanUp) undo?.()
    }
    function done() {
      // A page that thaws may come here before it hears that the network went.
      if (!isAwake()) return
      finish()
      resolve()
    }
    function abort() {
      finish()
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort)
    schedule()
  })
}
