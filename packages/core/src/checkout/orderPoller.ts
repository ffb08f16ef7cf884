import type { OnrampClient } from '../client.ts'
import type { CardOrder, OrderStatus } from '../contract/cardOrder.ts'
import { isOnrampError, type OnrampError } from '../errors/OnrampError.ts'
import { SLOW_AFTER_MS } from '../orders/pace.ts'
import { furtherStatus, isTerminal } from '../orders/status.ts'
import type { ResumedWatchOptions } from '../orders/watch.ts'
import { createSignal } from '../platform/signal.ts'
import type { StoredOrder } from './storedOrder.ts'

/** An unread order counts as slow after one minute. */
const UNREAD_SLOW_AFTER_MS = 60_000

export interface OrderPollerEvents {
  /** Called with the order at each change. Stale replies are left out. */
  readonly onOrder: (order: CardOrder) => void
  /** Called with each transient read error, and with `undefined` once reads succeed. */
  readonly onPollError: (error: OnrampError | undefined) => void
  /** Called when one status has lasted long, or after a day. */
  readonly onSlow: () => void
  /** Called when a permanent error has stopped polling. */
  readonly onError: (error: OnrampError) => void
}

/** Polls one order until its status is terminal, and reports when it is slow. */
export interface OrderPoller {
  /** Forgets the last order's status, before another order is polled. */
  readonly reset: () => void
  readonly start: (id: string, stored: StoredOrder) => void
  readonly stop: () => void
  readonly isPolling: () => boolean
  /** Triggers an earlier read. */
  readonly refetchSoon: () => void
}

export function createOrderPoller(
  client: OnrampClient,
  wallet: string,
  { onOrder, onPollError, onSlow, onError }: OrderPollerEvents,
): OrderPoller {
  const { clock } = client.platform
  const refetchOn = createSignal()
  let status: OrderStatus | undefined
  let furthest: OrderStatus | undefined
  let statusSince = 0
  let polling: AbortController | undefined
  let cancelSlow = () => {}

  const isDone = () => status !== undefined && isTerminal(status)

  function awaitSlow() {
    cancelSlow()
    if (isDone()) return
    cancelSlow = clock.setTimeout(onSlow, Math.max(0, statusSince + SLOW_AFTER_MS - clock.now()))
  }

  function handleOrder(order: CardOrder, { created_at }: StoredOrder) {
    if (status === undefined) statusSince = created_at
    else if (order.status !== status) statusSince = clock.now()
    status = order.status
    furthest = furtherStatus(furthest, status)
    awaitSlow()
    onOrder(order)
  }

  async function poll(id: string, stored: StoredOrder, signal: AbortSignal) {
    try {
      const options: ResumedWatchOptions = {
        signal,
        openedAt: stored.created_at,
        isCaptured: stored.captured,
        wasNotFound: stored.not_found,
        furthest,
        refetchOn,
        onPollError(error) {
          if (!signal.aborted) onPollError(error)
        },
      }
      for await (const order of client.card.orders.watch({ id, wallet }, options)) {
        // The reply may arrive while the buyer starts over.
        if (signal.aborted) return
        handleOrder(order, stored)
      }
      if (!isDone()) onSlow()
    } catch (error) {
      if (signal.aborted) return
      if (!isOnrampError(error)) throw error
      cancelSlow()
      onError(error)
    } finally {
      if (polling?.signal === signal) polling = undefined
    }
  }

  function stop() {
    polling?.abort()
    cancelSlow()
  }

  return {
    reset() {
      status = undefined
      furthest = undefined
    },
    start(id, stored) {
      stop()
      // The first read corrects this.
      if (status === undefined) statusSince = clock.now() - SLOW_AFTER_MS + UNREAD_SLOW_AFTER_MS
      awaitSlow()
      polling = new AbortController()
      void poll(id, stored, polling.signal)
    },
    stop,
    isPolling: () => polling !== undefined,
    refetchSoon: refetchOn.emit,
  }
}
