import {
  type CardOrder,
  type CardOrderInput,
  isApiError,
  isOnrampError,
  isTerminal,
  type OnrampClient,
} from '@onramp-kit/core'
import { isStale, isTransient, orderPolicy } from '@onramp-kit/core/internal'
import { replaceEqualDeep } from '@tanstack/react-query'
import { pollInterval } from './pollInterval.ts'
import { type ReadQuery, readQuery } from './readQuery.ts'

/**
 * One order, polled at the client's pace until its status is terminal, and not while the page is hidden. Disabled without
 * an input.
 */
export function cardOrderQuery(
  client: OnrampClient,
  input: CardOrderInput | undefined,
): ReadQuery<CardOrder, CardOrderInput> {
  return {
    ...readQuery(client, 'card.orders.get', input, (given, options) =>
      client.card.orders.get(given, options),
    ),
    structuralSharing: keepLatest,
    refetchInterval: (query) =>
      pollInterval(client, orderPolicy, query, (order) => Date.parse(order.created_at)),
  }
}

/** Returns whether an order that failed to be read is read again: one that was read before is not given up. */
export function isRetryable(error: Error, wasRead: boolean): boolean {
  if (isTransient(error)) return true
  const isUnexpected = isOnrampError(error) && error.code === 'unexpected_answer'
  return wasRead && (isUnexpected || isApiError(error, 'order_not_found'))
}

/** Keeps the known order when a reply is stale. */
function keepLatest(known: unknown, next: unknown): unknown {
  const [before, after] = [known as CardOrder | undefined, next as CardOrder]
  if (before === undefined) return after
  return isTerminal(before.status) || isStale(before.status, after.status)
    ? before
    : replaceEqualDeep(before, after)
}
