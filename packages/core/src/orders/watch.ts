import type { CardOrder, CardOrderInput, OrderStatus } from '../contract/cardOrder.ts'
import { isOnrampError, type OnrampError } from '../errors/OnrampError.ts'
import type { Platform } from '../platform/platform.ts'
import type { Subscribable } from '../platform/signal.ts'
import { isTransient } from '../transport/retry.ts'
import { pollDelay, WATCH_TIMEOUT_MS } from './pace.ts'
import { pause } from './pause.ts'
import { createStaleFilter, isCaptured, isTerminal } from './status.ts'

/** An order is not found only after this many 404s in a row, over this long: replicas lag behind, and proxies fail. */
const NOT_FOUND_ANSWERS = 5
const NOT_FOUND_MS = 60_000

/** How many failures in a row may end in an answer outside of the interface, before that is the error. */
const MOST_ODD_ANSWERS = 5

export interface WatchOptions {
  /** Stops at once: the iteration then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** When the order was opened, in milliseconds since 1970. @default the start of the watch */
  readonly openedAt?: number | undefined
  /** Whether an earlier watch saw the order captured. The watch never gives up such an order as not found. */
  readonly isCaptured?: boolean | undefined
  /** Whether an earlier watch gave the order up as not found: the first 404 is then the error. */
  readonly wasNotFound?: boolean | undefined
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
 * errors that do not pass: a rejected key, or an order not found five times in a row over 60 s, unless it was captured.
 * One read is in flight at a time.
 */
export async function* watchOrder(
  { platform, read }: WatchContext,
  input: CardOrderInput,
  options: WatchOptions & { readonly signal: AbortSignal },
): AsyncGenerator<CardOrder, void, undefined> {
  const { clock, page, random } = platform
  const { signal, openedAt, hints, onTrouble } = options
  const since = openedAt ?? clock.now()
  const isLate = createStaleFilter()
  let seen = ''
  let status: OrderStatus | undefined
  // An order that was opened long ago and not read yet is looked up as briskly as a new one.
  let statusSince = clock.now()
  let captured = options.isCaptured ?? false
  let failures = 0
  let wasNotFound = options.wasNotFound ?? false
  let notFound = 0
  let notFoundSince = 0
  let notBefore = 0
  let askedAt = clock.monotonic()
  // A hint that comes while a read is out is about something that read may have missed.
  let isHinted = false
  const wait = (delay: number) =>
    pause({ clock, page, hints, signal, delay, askedAt, notBefore, isHinted })
  signal.throwIfAborted()
  if (!page.visible() || !page.online()) await wait(0)
  for (;;) {
    askedAt = clock.monotonic()
    isHinted = false
    const stopListening = hints?.subscribe(() => {
      isHinted = true
    })
    try {
      const order = await read(input, signal)
      if (failures > 0) onTrouble?.(undefined)
      failures = 0
      wasNotFound = false
      notFound = 0
      notBefore = 0
      captured ||= isCaptured(order.status)
      const text = JSON.stringify(order)
      if (!isLate(order.status) && text !== seen) {
        seen = text
        if (status === undefined) statusSince = since
        if (order.status !== status && isCaptured(order.status)) statusSince = clock.now()
        status = order.status
        yield order
        if (isTerminal(order.status)) return
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (!isOnrampError(error)) throw error
      if (error.code === 'order_not_found') {
        notFound += 1
        if (notFound === 1) notFoundSince = clock.monotonic()
        const lasts = clock.monotonic() - notFoundSince
        const isLost = wasNotFound || (notFound >= NOT_FOUND_ANSWERS && lasts >= NOT_FOUND_MS)
        if (isLost && !captured) throw error
      } else if (!isPassing(error, failures)) throw error
      failures += 1
      notBefore = clock.monotonic() + (error.retryAfter ?? 0) * 1000
      onTrouble?.(error)
    } finally {
      stopListening?.()
    }
    signal.throwIfAborted()
    if (clock.now() - since >= WATCH_TIMEOUT_MS) return
    await wait(pollDelay({ status, age: clock.now() - statusSince, failures, random }))
  }
}

/** Whether the next read may well succeed. One odd answer, say of a captive portal, is tolerated; a sixth in a row is not. */
function isPassing(error: OnrampError, failures: number): boolean {
  return (error.code === 'unexpected_answer' && failures < MOST_ODD_ANSWERS) || isTransient(error)
}
