import {
  type CardOrder,
  type CardOrderInput,
  isTerminal,
  type OnrampClient,
  pollDelay,
} from '@onramp-kit/core'
import { skipToken, type UseQueryOptions } from '@tanstack/react-query'
import { type QueryKey, queryKey } from './queryKey.ts'

export type CardOrderQuery = UseQueryOptions<
  CardOrder,
  Error,
  CardOrder,
  QueryKey<CardOrderInput>
> & { readonly queryKey: QueryKey<CardOrderInput> }

/**
 * The description of an order's query, to be shared between hooks, prefetching and invalidation. It is read again at the
 * client's own pace until its status is terminal, and not while the page is hidden. Without an input it waits.
 */
export function cardOrderQuery(
  client: OnrampClient,
  input: CardOrderInput | undefined,
): CardOrderQuery {
  const { clock, random } = client.platform
  return {
    queryKey: queryKey(client, 'card.orders.get', input),
    queryFn:
      input === undefined ? skipToken : ({ signal }) => client.card.orders.get(input, { signal }),
    // The client's transport has tried again already.
    retry: false,
    refetchInterval: ({ state: { data, error, fetchFailureCount } }) => {
      if (data === undefined ? error !== null : isTerminal(data.status)) return false
      const age = data === undefined ? 0 : clock.now() - Date.parse(data.created_at)
      return pollDelay({ age: Math.max(0, age), failures: fetchFailureCount, random })
    },
  }
}
