import type { CardQuote, CardQuoteInput, Clock, OnrampClient, OnrampError } from '@onramp-kit/core'
import { hasSameTerms } from '@onramp-kit/core/internal'
import { queryOptions, replaceEqualDeep, skipToken } from '@tanstack/react-query'
import type { IdleQueryOptions, OnrampQueryKey, OnrampQueryOptions } from './onrampKeys.ts'
import * as onrampKeys from './onrampKeys.ts'

/** Milliseconds before a quote expires at which it is refetched. */
const REFETCH_BEFORE_EXPIRY = 5_000

/** Shortest refetch interval, in milliseconds, and how long a quote is fresh. */
const MIN_INTERVAL = 15_000

/** Longest refetch interval, in milliseconds: a device's clock that is behind would keep an expired quote. */
const MAX_INTERVAL = 55_000

/**
 * Query options of a card quote. A quote with `expires_at` is refetched 5 s before it expires, 15 to 55 s after the last read. A
 * quote without one has no refetch interval. While a new amount in the same terms loads, `data` is the previous quote
 * (`isPlaceholderData`): don't show it as the new price. Idle without an input.
 *
 * @example
 * const { data } = useQuery(cardQuoteQueryOptions(onramp, input))
 */
export function cardQuoteQueryOptions(
  client: OnrampClient,
  input: CardQuoteInput,
): OnrampQueryOptions<CardQuote, CardQuoteInput>
export function cardQuoteQueryOptions(
  client: OnrampClient,
  input: CardQuoteInput | undefined,
): IdleQueryOptions<CardQuote, CardQuoteInput>
export function cardQuoteQueryOptions(
  client: OnrampClient,
  input: CardQuoteInput | undefined,
): IdleQueryOptions<CardQuote, CardQuoteInput> {
  return queryOptions<CardQuote, OnrampError, CardQuote, OnrampQueryKey<CardQuoteInput>>({
    queryKey: onrampKeys.card.quote(client, input),
    queryFn: input === undefined ? skipToken : ({ signal }) => client.card.quote(input, { signal }),
    // The client has already retried.
    retry: false,
    staleTime: MIN_INTERVAL,
    // The checkout measures the age of a quote that expires by its object, so an equal one must be another object.
    structuralSharing: (last, next) =>
      (next as CardQuote).expires_at === undefined ? replaceEqualDeep(last, next) : next,
    placeholderData: (last, query) => {
      const previous = query?.queryKey[4]
      return input && previous && hasSameTerms(previous, input) ? last : undefined
    },
    refetchInterval: ({ state }) => untilRefetch(state.data, client.platform.clock),
  })
}

function untilRefetch(quote: CardQuote | undefined, clock: Clock): number | false {
  if (quote?.expires_at === undefined) return false
  const left = Date.parse(quote.expires_at) - REFETCH_BEFORE_EXPIRY - clock.now()
  return Math.min(MAX_INTERVAL, Math.max(MIN_INTERVAL, left))
}
