import {
  type CardOrder,
  type CardOrderInput,
  isApiError,
  isOnrampError,
  isTerminal,
  type OnrampClient,
  type OnrampError,
} from '@onramp-kit/core'
import { isStale, isTransient, orderPolicy } from '@onramp-kit/core/internal'
import { queryOptions, replaceEqualDeep, skipToken } from '@tanstack/react-query'
import type { OnrampQueryKey, OnrampQueryOptions } from './onrampKeys.ts'
import * as onrampKeys from './onrampKeys.ts'
import { pollInterval } from './pollInterval.ts'

/**
 * Query options of one card order. Polls at the client's pace until the status is terminal, and pauses while the page is
 * hidden. Idle without an input.
 *
 * @example
 * const options = cardOrderQueryOptions(onramp, { id, wallet })
 * await queryClient.prefetchQuery(options)
 * queryClient.getQueryData(options.queryKey)?.status
 */
export function cardOrderQueryOptions(
  client: OnrampClient,
  input: CardOrderInput | undefined,
): OnrampQueryOptions<CardOrder, CardOrderInput> {
  return queryOptions<CardOrder, OnrampError, CardOrder, OnrampQueryKey<CardOrderInput>>({
    queryKey: onrampKeys.card.order(client, input),
    queryFn:
      input === undefined ? skipToken : ({ signal }) => client.card.orders.get(input, { signal }),
    // The client has already retried.
    retry: false,
    structuralSharing: keepLatest,
    refetchInterval: (query) =>
      pollInterval(client, orderPolicy, query, (order) => Date.parse(order.created_at)),
  })
}

/** Returns whether to retry a failed read of an order. An order that was read before is retried after more errors. */
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
