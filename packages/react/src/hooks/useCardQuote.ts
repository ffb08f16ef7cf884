'use client'

import type { CardQuote, CardQuoteInput } from '@onramp-kit/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { cardQuoteQuery } from '../queries/cardQuoteQuery.ts'

/** The price of a purchase, kept while a new one is fetched. A quote informs; a purchase does not need it. */
export function useCardQuote(input: CardQuoteInput | undefined): UseQueryResult<CardQuote> {
  const { client, queryClient } = useOnrampContext()
  return useQuery(cardQuoteQuery(client, input), queryClient)
}
