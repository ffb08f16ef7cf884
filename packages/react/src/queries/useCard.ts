'use client'

import type { CardOrder, CardOrderInput, CardQuote, CardQuoteInput } from '@onramp-kit/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { cardOrderQuery } from './cardOrderQuery.ts'
import { cardQuoteQuery } from './cardQuoteQuery.ts'

/** One order, read again until its status is terminal: for an order page of your own. */
export function useCardOrder(input: CardOrderInput | undefined): UseQueryResult<CardOrder> {
  const { client, queryClient } = useOnrampContext()
  return useQuery(cardOrderQuery(client, input), queryClient)
}

/** The price of a purchase, kept while a new one is fetched. A quote informs; a purchase does not need it. */
export function useCardQuote(input: CardQuoteInput | undefined): UseQueryResult<CardQuote> {
  const { client, queryClient } = useOnrampContext()
  return useQuery(cardQuoteQuery(client, input), queryClient)
}
