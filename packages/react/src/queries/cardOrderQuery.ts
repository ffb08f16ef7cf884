import { type CardOrderInput, isTerminal, type OnrampClient, pollDelay } from '@onramp-kit/core'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { queryScope } from './queryScope.ts'

/**
 * The description of an order's query. It is read again at the client's own pace until its status is terminal, and not
 * while the page is hidden. Without an input it waits.
 */
export function cardOrderQuery(client: OnrampClient, input: CardOrderInput | undefined) {
  const { clock, random } = client.platform
  return queryOptions({
    queryKey: [...queryScope(client), 'card.orders.get', input] as const,
    queryFn:
      input === undefined ? skipToken : ({ signal }) => client.card.orders.get(input, { signal }),
    retry: false,
    refetchInterval: ({ state: { data, error, fetchFailureCount } }) => {
      if (data === undefined ? error !== null : isTerminal(data.status)) return false
      const age = data === undefined ? 0 : clock.now() - Date.parse(data.created_at)
      return pollDelay({ age: Math.max(0, age), failures: fetchFailureCount, random })
    },
  })
}
