'use client'

import {
  type Customer,
  type CustomerRegistration,
  type HostedLink,
  isOnrampError,
  type VirtualAccounts,
  type WalletInput,
} from '@onramp-kit/core'
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useOnramp, useOnrampContext } from '../provider/OnrampContext.ts'
import { useActionMutation } from './useActionMutation.ts'
import {
  type VirtualAccountsOptions,
  virtualAccountStatusQuery,
  virtualAccountsQuery,
} from './virtualAccountsQuery.ts'

/** Every bank account of a wallet, with the details to show. */
export function useVirtualAccounts(
  input: WalletInput | undefined,
  options?: VirtualAccountsOptions,
): UseQueryResult<VirtualAccounts> {
  const { client, queryClient } = useOnrampContext()
  return useQuery(virtualAccountsQuery(client, input, options), queryClient)
}

/** How far the banking provider has come with a customer, asked for until it is decided. */
export function useVirtualAccountStatus(input: WalletInput | undefined): UseQueryResult<Customer> {
  const { client, queryClient } = useOnrampContext()
  return useQuery(virtualAccountStatusQuery(client, input), queryClient)
}

/**
 * Registers a wallet for virtual accounts: once for each call of `mutate`, never again by itself. What it answers is
 * what `useVirtualAccountStatus` then starts from. Where it failed and may have gone through all the same, a status that
 * is shown is read anew first: only then has it failed.
 */
export function useRegistration(): UseMutationResult<Customer, Error, CustomerRegistration> {
  const { client, queryClient } = useOnrampContext()
  return useActionMutation({
    mutationFn: (input: CustomerRegistration) => client.virtualAccounts.register(input),
    onSuccess(customer, { wallet }) {
      const { queryKey } = virtualAccountStatusQuery(client, { wallet })
      queryClient.setQueryData(queryKey, customer)
    },
    async onError(error, { wallet }) {
      if (!mayBeRegistered(error)) return
      const { queryKey } = virtualAccountStatusQuery(client, { wallet })
      await queryClient.invalidateQueries({ queryKey })
    },
  })
}

function mayBeRegistered(error: Error): boolean {
  return (
    isOnrampError(error) && (error.outcome === 'unknown' || error.code === 'already_registered')
  )
}

/** Asks for the address of a hosted page when `mutate` is called: such an address is for one visit, and is not kept. */
export function useHostedLink(
  page: 'termsOfService' | 'identityVerification',
): UseMutationResult<HostedLink, Error, WalletInput> {
  const client = useOnramp()
  return useActionMutation({ mutationFn: (input) => client.virtualAccounts[page](input) })
}
