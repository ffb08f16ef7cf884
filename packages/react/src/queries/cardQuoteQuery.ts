import type { CardQuote, CardQuoteInput, OnrampClient } from '@onramp-kit/core'
import { type ReadQuery, readQuery } from './readQuery.ts'

/** A price is asked for again this long before it ends, so that the new one is there in time, */
const AHEAD = 5_000

/** but no more often than this. */
const SOONEST = 15_000

/** And no rarer, however long it is said to hold: a timer's length has its limits. */
const LATEST = 3_600_000

/** A price; while a new one is fetched the last one is kept, if it is in the same terms. Without an input it waits. */
export function cardQuoteQuery(
  client: OnrampClient,
  input: CardQuoteInput | undefined,
): ReadQuery<CardQuote, CardQuoteInput> {
  return {
    ...readQuery(client, 'card.quote', input, (given, options) =>
      client.card.quote(given, options),
    ),
    staleTime: SOONEST,
    placeholderData: (last, query) => {
      const asked = query?.queryKey[4]
      return input && asked && hasSameTerms(asked, input) ? last : undefined
    },
    refetchInterval: ({ state }) => untilNext(state.data, client.platform.clock.now()),
  }
}

function untilNext(quote: CardQuote | undefined, now: number): number | false {
  if (quote?.expires_at === undefined) return false
  return Math.min(LATEST, Math.max(SOONEST, Date.parse(quote.expires_at) - AHEAD - now))
}

/** Whether two purchases are priced in the same terms: the same way round, in the same money, to the same place. */
export function hasSameTerms(one: CardQuoteInput, other: CardQuoteInput): boolean {
  return (['trade_type', 'currency', 'chain', 'token'] as const).every(
    (field) => one[field] === other[field],
  )
}
