import type { CardQuote, CardQuoteInput, OnrampClient } from '@onramp-kit/core'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { queryScope } from './queryScope.ts'

/** A price is asked for again when it expires, but no more often than this. */
const SOONEST = 15_000

/**
 * The description of a quote's query, to be shared between hooks, prefetching and invalidation. Without an input it
 * waits. Never retried by React Query: the client's transport has done that already.
 */
export function cardQuoteQuery(client: OnrampClient, input: CardQuoteInput | undefined) {
  return queryOptions({
    queryKey: [...queryScope(client), 'card.quote', input] as const,
    queryFn: input === undefined ? skipToken : ({ signal }) => client.card.quote(input, { signal }),
    retry: false,
    staleTime: SOONEST,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => untilExpiry(state.data, client.platform.clock.now()),
  })
}

function untilExpiry(quote: CardQuote | undefined, now: number): number | false {
  if (quote?.expires_at === undefined) return false
  return Math.max(SOONEST, Date.parse(quote.expires_at) - now)
}
