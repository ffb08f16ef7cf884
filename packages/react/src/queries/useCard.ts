'use client'

import type {
  CardOrder,
  CardOrderInput,
  CardQuote,
  CardQuoteInput,
  OnrampError,
} from '@onramp-kit/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { cardOrderQueryOptions } from './cardOrderQuery.ts'
import { cardQuoteQueryOptions } from './cardQuoteQuery.ts'
import { type QueryHookOptions, useOnrampQuery } from './useOnrampQuery.ts'

/**
 * Reads one order and polls it until its status is terminal. Idle without an input.
 *
 * @example
 * const { data: status } = useCardOrder({ id, wallet }, { select: (order) => order.status })
 */
export function useCardOrder<Data = CardOrder>(
  input: CardOrderInput | undefined,
  options?: QueryHookOptions<CardOrder, CardOrderInput, Data>,
): UseQueryResult<Data, OnrampError> {
  return useOnrampQuery((client) => cardOrderQueryOptions(client, input), options)
}

/**
 * Reads the quote of a purchase and keeps the previous one while a new amount loads. While `isPlaceholderData` is true (offline:
 * until the connection returns), `data` is the quote of the previous input: don't show it as the new price. Don't show a quote
 * after its `expires_at`. A purchase needs no quote. Idle without an input.
 *
 * @example
 * const { data: quote } = useCardQuote(input, { enabled: isVisible })
 */
export function useCardQuote<Data = CardQuote>(
  input: CardQuoteInput | undefined,
  options?: QueryHookOptions<CardQuote, CardQuoteInput, Data>,
): UseQueryResult<Data, OnrampError> {
  return useOnrampQuery((client) => cardQuoteQueryOptions(client, input), options)
}
