'use client'

import type { Customer, WalletInput } from '@onramp-kit/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { virtualAccountStatusQuery } from '../queries/virtualAccountStatusQuery.ts'

/** How far the banking provider has come with a customer, asked for until it is decided. */
export function useVirtualAccountStatus(input: WalletInput | undefined): UseQueryResult<Customer> {
  const { client, queryClient } = useOnrampContext()
  return useQuery(virtualAccountStatusQuery(client, input), queryClient)
}
