import {
  type CardOrder,
  type CardOrderInput,
  isTerminal,
  type OnrampClient,
  type OnrampError,
} from '@onramp-kit/core'
import { isStale, orderPolicy } from '@onramp-kit/core/internal'
import { queryOptions, replaceEqualDeep, skipToken } from '@tanstack/react-query'
import type { IdleQueryOptions, OnrampQueryKey, OnrampQueryOptions } from './onrampKeys.ts'
import * as onrampKeys from './onrampKeys.ts'
import { polledQuery } from './polledQuery.ts'

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
  input: CardOrderInput,
): OnrampQueryOptions<CardOrder, CardOrderInput>
export function cardOrderQueryOptions(
  client: OnrampClient,
  input: CardOrderInput | undefined,
): IdleQueryOptions<CardOrder, CardOrderInput>
export function cardOrderQueryOptions(
  client: OnrampClient,
  input: CardOrderInput | undefined,
): IdleQueryOptions<CardOrder, CardOrderInput> {
  const { platform } = client
  const { queryFn, refetchInterval } = polledQuery<CardOrder>({
    platform,
    policy: orderPolicy,
    read: (signal) => client.card.orders.get(input as CardOrderInput, { signal }),
    // Not every text that has the form of a date is one.
    openedAt: (order) => Date.parse(order.created_at) || platform.clock.now(),
  })
  return queryOptions<CardOrder, OnrampError, CardOrder, OnrampQueryKey<CardOrderInput>>({
    queryKey: onrampKeys.card.order(client, input),
    queryFn: input === undefined ? skipToken : queryFn,
    // The client has already retried.
    retry: false,
    structuralSharing: keepLatest,
    // Nor does a final order load again when the page comes back.
    staleTime: ({ state: { data } }) =>
      data !== undefined && isTerminal(data.status) ? Number.POSITIVE_INFINITY : 0,
    refetchInterval,
  })
}

/** Keeps the known order when a reply is stale, also one that the app has set. */
function keepLatest(known: unknown, next: unknown): unknown {
  const [before, after] = [known as CardOrder | undefined, next as CardOrder]
  return before !== undefined && isStale(before.status, after.status)
    ? before
    : replaceEqualDeep(before, after)
}
