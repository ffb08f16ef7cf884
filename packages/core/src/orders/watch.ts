import type { CardOrder, CardOrderInput } from '../contract/cardOrder.ts'
import { isApiError, isOnrampError } from '../errors/guards.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import type { Platform } from '../platform/platform.ts'
import type { Subscribable } from '../platform/signal.ts'
import { isTransient } from '../transport/retry.ts'
import { FOLLOW_FOR, pollDelay } from './pace.ts'
import { pause } from './pause.ts'
import { isBackward, isTerminal } from './status.ts'

/** For how long after the checkout an order may not be found yet: a replica of the service may lag behind. */
const NOT_FOUND_PATIENCE = 30_000

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
  let seen: CardOrder | undefined
  let failures = 0
  let notBefore = 0
  do {
    signal.throwIfAborted()
    const askedAt = clock.now()
    try {
      const order = await read(input, signal)
      if (failures > 0) onTrouble?.(undefined)
      failures = 0
      notBefore = 0
      if (seen === undefined || isNews(seen, order)) {
        seen = order
        yield order
        if (isTerminal(order.status)) return
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (!isOnrampError(error) || !isPassing(error, clock.now() - since)) throw error
      failures += 1
      notBefore = clock.now() + (error.retryAfter ?? 0) * 1000
      onTrouble?.(error)
    }
    const delay = pollDelay({ age: clock.now() - since, failures, random })
    await pause({ clock, page, hints, signal, delay, askedAt, notBefore })
  } while (clock.now() - since < FOLLOW_FOR)
}

function isPassing(error: OnrampError, age: number): boolean {
  return isTransient(error) || (isApiError(error, 'order_not_found') && age < NOT_FOUND_PATIENCE)
}

function isNews(seen: CardOrder, next: CardOrder): boolean {
  return !isBackward(seen.status, next.status) && JSON.stringify(seen) !== JSON.stringify(next)
}
