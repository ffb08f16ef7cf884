'use client'

import type { VirtualAccounts, WalletInput } from '@onramp-kit/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import {
  type VirtualAccountsOptions,
  virtualAccountsQuery,
} from '../queries/virtualAccountsQuery.ts'

/** Every bank account of a wallet, with the details to show. */
export function useVirtualAccounts(
  input: WalletInput | undefined,
  options?: VirtualAccountsOptions,
): UseQueryResult<VirtualAccounts> {
  const { client, queryClient } = useOnrampContext()
  return useQuery(virtualAccountsQuery(client, input, options), queryClient)
}
