import type { OnrampClient } from '../client.ts'
import type { CardOrder, OrderStatus } from '../contract/cardOrder.ts'
import { isOnrampError, type OnrampError } from '../errors/OnrampError.ts'
import { SLOW_AFTER_MS } from '../orders/pace.ts'
import { furtherStatus, isTerminal } from '../orders/status.ts'
import type { ResumedWatchOptions } from '../orders/watch.ts'
import { createSignal } from '../platform/signal.ts'
import type { StoredOrder } from './storedOrder.ts'

/** Time before an order that cannot be read counts as slow. */
const UNREAD_SLOW_AFTER_MS = 60_000

export interface FollowerEvents {
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
export interface OrderFollower {
  /** Forgets the last order's status, before another order is polled. */
  readonly reset: () => void
  readonly start: (id: string, stored: StoredOrder) => void
  readonly stop: () => void
  readonly isReading: () => boolean
  /** Triggers an earlier read. */
  readonly refetchSoon: () => void
}

export function createOrderFollower(
  client: OnrampClient,
  wallet: string,
  { onOrder, onPollError, onSlow, onError }: FollowerEvents,
): OrderFollower {
  const { clock } = client.platform
  const refetchOn = createSignal()
  let status: OrderStatus | undefined
  let furthest: OrderStatus | undefined
  let statusSince = 0
  let reading: AbortController | undefined
  let cancelSlow = () => {}

  const isDone = () => status !== undefined && isTerminal(status)

  function awaitSlow() {
    cancelSlow()
    if (isDone()) return
    cancelSlow = clock.setTimeout(onSlow, Math.max(0, statusSince + SLOW_AFTER_MS - clock.now()))
  }

  function take(order: CardOrder, { created_at }: StoredOrder) {
    if (status === undefined) statusSince = created_at
    else if (order.status !== status) statusSince = clock.now()
    status = order.status
    furthest = furtherStatus(furthest, status)
    awaitSlow()
    onOrder(order)
  }

  async function read(id: string, stored: StoredOrder, signal: AbortSignal) {
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
        take(order, stored)
      }
      if (!isDone()) onSlow()
    } catch (error) {
      if (signal.aborted) return
      if (!isOnrampError(error)) throw error
      cancelSlow()
      onError(error)
    } finally {
      if (reading?.signal === signal) reading = undefined
    }
  }

  function stop() {
    reading?.abort()
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
      reading = new AbortController()
      void read(id, stored, reading.signal)
    },
    stop,
    isReading: () => reading !== undefined,
    refetchSoon: refetchOn.emit,
  }
}
