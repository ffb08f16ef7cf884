import type { CardQuote, CardQuoteInput, OnrampClient } from '@onramp-kit/core'
import { keepPreviousData, skipToken, type UseQueryOptions } from '@tanstack/react-query'
import { type QueryKey, queryKey } from './queryKey.ts'

export type CardQuoteQuery = UseQueryOptions<
  CardQuote,
  Error,
  CardQuote,
  QueryKey<CardQuoteInput>
> & { readonly queryKey: QueryKey<CardQuoteInput> }

/** A price is asked for again when it expires, but no more often than this. */
const SOONEST = 15_000

/** And no rarer, however long it is said to hold: a timer's length has its limits. */
const LATEST = 3_600_000

/**
 * The description of a quote's query, to be shared between hooks, prefetching and invalidation. The last price is kept
 * while a new one is fetched. Without an input it waits.
 */
export function cardQuoteQuery(
  client: OnrampClient,
  input: CardQuoteInput | undefined,
): CardQuoteQuery {
  return {
    queryKey: queryKey(client, 'card.quote', input),
    queryFn: input === undefined ? skipToken : ({ signal }) => client.card.quote(input, { signal }),
    // The client's transport has tried again already.
    retry: false,
    staleTime: SOONEST,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => untilExpiry(state.data, client.platform.clock.now()),
  }
}

function untilExpiry(quote: CardQuote | undefined, now: number): number | false {
  if (quote?.expires_at === undefined) return false
  return Math.min(LATEST, Math.max(SOONEST, Date.parse(quote.expires_at) - now))
}
