import type { CardOrder, CardOrderInput, OrderStatus } from '../contract/cardOrder.ts'
import { isApiError, isOnrampError } from '../errors/guards.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import type { Platform } from '../platform/platform.ts'
import type { Subscribable } from '../platform/signal.ts'
import { isTransient } from '../transport/retry.ts'
import { FOLLOW_FOR, pollDelay } from './pace.ts'
import { pause } from './pause.ts'
import { createLateness, isCaptured, isTerminal } from './status.ts'

/** For how long after the checkout an order may not be found yet: a replica of the service may lag behind. */
const NOT_FOUND_PATIENCE = 30_000

/** How many failures in a row may end in an answer outside of the interface, before that is the error. */
const MOST_ODD_ANSWERS = 5

export interface WatchOptions {
  /** Stops at once: the iteration then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** When the order was opened, in milliseconds since 1970. @default the start of the watch */
  readonly openedAt?: number | undefined
  /** Brings the next read forward, at most once a second: what the hosted page's messages are good for. */
  readonly hints?: Subscribable | undefined
  /** Told of each read that failed in passing, and with undefined once reads succeed again. The watch goes on. */
  readonly onTrouble?: ((error: OnrampError | undefined) => void) | undefined
}

export interface WatchContext {
  readonly platform: Platform
  /** One read, sent once: the watch itself is the retry. */
  readonly read: (input: CardOrderInput, signal: AbortSignal) => Promise<CardOrder>
}

/**
 * Yields the order at once and at each change; ends with a terminal status, or after a day: still processing. Throws
 * what no patience mends (a refused key, an order not found after the first 30 s). One read is in flight at a time.
 */
export async function* watchOrder(
  { platform, read }: WatchContext,
  input: CardOrderInput,
  { signal, openedAt, hints, onTrouble }: WatchOptions & { readonly signal: AbortSignal },
): AsyncGenerator<CardOrder, void, undefined> {
  const { clock, page, random } = platform
  const since = openedAt ?? clock.now()
  const isLate = createLateness()
  let seen = ''
  let status: OrderStatus | undefined
  let statusSince = since
  let failures = 0
  let notBefore = 0
  let askedAt = clock.now()
  // A hint that comes while a read is out is about something that read may have missed.
  let isHinted = false
  const wait = (delay: number) =>
    pause({ clock, page, hints, signal, delay, askedAt, notBefore, isHinted })
  signal.throwIfAborted()
  if (!page.visible() || !page.online()) await wait(0)
  for (;;) {
    askedAt = clock.now()
    isHinted = false
    const stopListening = hints?.subscribe(() => {
      isHinted = true
    })
    try {
      const order = await read(input, signal)
      if (failures > 0) onTrouble?.(undefined)
      failures = 0
      notBefore = 0
      const text = JSON.stringify(order)
      if (!isLate(order.status) && text !== seen) {
        seen = text
        if (order.status !== status && isCaptured(order.status)) statusSince = clock.now()
        status = order.status
        yield order
        if (isTerminal(order.status)) return
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (!isOnrampError(error) || !isPassing(error, failures, clock.now() - since)) throw error
      failures += 1
      notBefore = clock.now() + Math.min((error.retryAfter ?? 0) * 1000, FOLLOW_FOR)
      onTrouble?.(error)
    } finally {
      stopListening?.()
    }
    signal.throwIfAborted()
    if (clock.now() - since >= FOLLOW_FOR) return
    await wait(pollDelay({ status, age: clock.now() - statusSince, failures, random }))
  }
}

/** Whether the next read may well be answered. One odd answer, say of a captive portal, is borne; a sixth in a row is not. */
function isPassing(error: OnrampError, failures: number, age: number): boolean {
  return (
    (error.code === 'unexpected_answer' && failures < MOST_ODD_ANSWERS) ||
    (isApiError(error, 'order_not_found') && age < NOT_FOUND_PATIENCE) ||
    isTransient(error)
  )
}
