import {
  type CardOrder,
  type CardOrderInput,
  type Clock,
  isApiError,
  isCaptured,
  isOnrampError,
  isTerminal,
  type OnrampClient,
} from '@onramp-kit/core'
import { createStaleFilter, isTransient, pollDelay } from '@onramp-kit/core/internal'
import { replaceEqualDeep } from '@tanstack/react-query'
import { type ReadQuery, readQuery } from './readQuery.ts'

/** How often an order may not be found or be answered oddly before it was ever read: it may not be everywhere yet. */
const MOST_UNREAD = 10

/**
 * One order, read again at the client's own pace until its status is terminal, and not while the page is hidden. Without
 * an input it waits.
 */
export function cardOrderQuery(
  client: OnrampClient,
  input: CardOrderInput | undefined,
): ReadQuery<CardOrder, CardOrderInput> {
  const { clock, random } = client.platform
  return {
    ...readQuery(client, 'card.orders.get', input, (given, options) =>
      client.card.orders.get(given, options),
    ),
    structuralSharing: keepLatest,
    refetchInterval: ({ state: { data, error, errorUpdateCount } }) => {
      if (data !== undefined && isTerminal(data.status)) return false
      const isNew = data === undefined && errorUpdateCount < MOST_UNREAD
      if (error !== null && !isRetryable(error, isNew || data !== undefined)) return false
      const failures = error === null ? 0 : Math.min(errorUpdateCount, 3)
      const delay = pollDelay({ status: data?.status, age: ageOf(data, clock), failures, random })
      const retryAfter = isOnrampError(error) ? (error.retryAfter ?? 0) : 0
      return Math.max(delay, retryAfter * 1000)
    },
  }
}

/** When an answer was first seen. As long as the next ones are alike, it stays the same object. */
const firstSeen = new WeakMap<CardOrder, number>()

/** As pollDelay asks for it. */
function ageOf(order: CardOrder | undefined, clock: Clock): number {
  if (order === undefined) return 0
  if (!isCaptured(order.status)) return Math.max(0, clock.now() - Date.parse(order.created_at))
  const since = firstSeen.get(order) ?? clock.now()
  firstSeen.set(order, since)
  return clock.now() - since
}

/** Whether an order that failed so is read again by itself: an order that was read before is waited for longer. */
export function isRetryable(error: Error, isPatient: boolean): boolean {
  if (isTransient(error)) return true
  const isOdd = isOnrampError(error) && error.code === 'unexpected_answer'
  return isPatient && (isOdd || isApiError(error, 'order_not_found'))
}

/** A late reply does not replace what is known. */
function keepLatest(known: unknown, next: unknown): unknown {
  const [before, after] = [known as CardOrder | undefined, next as CardOrder]
  if (before === undefined) return after
  const isLate = createStaleFilter()
  isLate(before.status)
  return isLate(after.status) || isTerminal(before.status)
    ? before
    : replaceEqualDeep(before, after)
}
