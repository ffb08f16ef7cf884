'use client'

import type { CardOrder, CardOrderInput } from '@onramp-kit/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { cardOrderQuery } from '../queries/cardOrderQuery.ts'

/** One order, read again until its status is terminal: for an order page of your own. */
export function useCardOrder(input: CardOrderInput | undefined): UseQueryResult<CardOrder> {
  const { client, queryClient } = useOnrampContext()
  return useQuery(cardOrderQuery(client, input), queryClient)
}
