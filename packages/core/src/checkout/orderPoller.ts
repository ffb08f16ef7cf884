import type { OnrampClient } from '../client.ts'
import type { CardOrder } from '../contract/cardOrder.ts'
import { ContractError } from '../errors/ContractError.ts'
import { isOnrampError, type OnrampError } from '../errors/OnrampError.ts'
import { SLOW_AFTER_MS } from '../orders/pace.ts'
import { initialPollState, type PollState, slowAt } from '../orders/pollState.ts'
import { isTerminal } from '../orders/status.ts'
import type { ResumedWatchOptions } from '../orders/watch.ts'
import { until } from '../platform/clock.ts'
import { createSignal } from '../platform/signal.ts'
import type { StoredOrder } from './storedOrder.ts'

export interface OrderPollerEvents {
  /** Called with the order at each change, and whether it is slow. Stale replies are left out. */
  readonly onOrder: (order: CardOrder, isSlow: boolean) => void
  /** Called with each transient read error, and with `undefined` once reads succeed. */
  readonly onPollError: (error: OnrampError | undefined) => void
  /** Called when one status has lasted long, or after a day. */
  readonly onSlow: () => void
  /** Called when polling gives up on an open order: with a permanent error, or without one after a day. */
  readonly onGiveUp: (error?: OnrampError) => void
}

/** Polls one order until its status is terminal, and reports when it is slow. */
export function createOrderPoller(
  client: OnrampClient,
  wallet: string,
  { onOrder, onPollError, onSlow, onGiveUp }: OrderPollerEvents,
) {
  const { clock, page } = client.platform
  const refetchOn = createSignal()
  const reads = createSignal()
  let state: PollState | undefined
  let polling: AbortController | undefined
  /** When Retry-After of the last read has elapsed, by `clock.monotonic()`. */
  let notBefore = 0
  /** Milliseconds until the order is slow, at its last change. */
  let slowIn = 0
  let cancelSlow = () => {}

  const isDone = () => state?.status !== undefined && isTerminal(state.status)

  function awaitSlow(since: PollState) {
    cancelSlow()
    // At most as long as from now on, because the device's clock may have been set back.
    slowIn = Math.min(SLOW_AFTER_MS, slowAt(since) - clock.now())
    if (!isDone()) cancelSlow = clock.setTimeout(onSlow, Math.max(0, slowIn))
  }

  async function poll(id: string, stored: StoredOrder, signal: AbortSignal) {
    try {
      const options: ResumedWatchOptions = {
        signal,
        openedAt: stored.created_at,
        last: state,
        isCaptured: stored.captured,
        wasNotFound: stored.not_found,
        refetchOn,
        onPollError(error) {
          if (signal.aborted) return
          notBefore = clock.monotonic() + (error?.retryAfter ?? 0) * 1000
          onPollError(error)
        },
        onState(next) {
          if (signal.aborted) return
          state = next
          awaitSlow(next)
        },
        onRead: reads.emit,
      }
      for await (const order of client.card.orders.watch({ id, wallet }, options)) {
        // The reply may arrive while the buyer starts over.
        if (signal.aborted) return
        onOrder(order, slowIn <= 0)
      }
      if (isDone() || signal.aborted) return
      onSlow()
      // A listener may start over.
      if (!signal.aborted) end()
    } catch (error) {
      if (signal.aborted) return
      end(isOnrampError(error) ? error : unusableOrder(error))
    }
  }

  /** Ends the poll first, because a listener may start another one. */
  function end(error?: OnrampError) {
    stop()
    onGiveUp(error)
  }

  function stop() {
    polling?.abort()
    polling = undefined
    cancelSlow()
  }

  /** Resolves once a read has ended or polling has stopped, and while no read can be sent. */
  async function nextRead() {
    const isAwake = () => page.visible() && page.online()
    if (polling === undefined || isDone() || !isAwake() || clock.monotonic() < notBefore) return
    await until(polling.signal, (done) => [
      reads.subscribe(done),
      page.subscribe(() => isAwake() || done()),
    ]).catch(() => {})
  }

  return {
    /** Forgets the last order's status, before another order is polled. */
    reset() {
      state = undefined
    },
    start(id: string, stored: StoredOrder) {
      stop()
      awaitSlow(state ?? initialPollState(clock.now()))
      polling = new AbortController()
      void poll(id, stored, polling.signal)
    },
    stop,
    isPolling: () => polling !== undefined,
    /** Triggers an earlier read. */
    refetchSoon: refetchOn.emit,
    nextRead,
  }
}

/** The error of an order, as a merchant's schema returned it, that makes the checkout throw. */
function unusableOrder(cause: unknown): ContractError {
  return new ContractError('card.orders.get', {
    code: 'unexpected_answer',
    status: 200,
    outcome: 'none',
    fields: [{ field: '', reason: 'made the checkout throw' }],
    cause,
  })
}
