'use client'

import type {
  Customer,
  CustomerRegistration,
  HostedLink,
  OnrampError,
  VirtualAccounts,
  WalletInput,
} from '@onramp-kit/core'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { useOnramp, useOnrampContext } from '../provider/OnrampContext.ts'
import { pollOf } from './polledQuery.ts'
import { type MutationHookOptions, useActionMutation } from './useActionMutation.ts'
import { type QueryHookOptions, useOnrampQuery } from './useOnrampQuery.ts'
import {
  type VirtualAccountsOptions,
  virtualAccountStatusQueryOptions,
  virtualAccountsQueryOptions,
} from './virtualAccountsQuery.ts'

/**
 * Reads every bank account of a wallet, with the details to show. Idle without an input.
 *
 * @example
 * const { data } = useVirtualAccounts({ wallet }, { awaitFirst: true })
 */
export function useVirtualAccounts<Data = VirtualAccounts>(
  input: WalletInput | undefined,
  options: VirtualAccountsOptions & QueryHookOptions<VirtualAccounts, WalletInput, Data> = {},
): UseQueryResult<Data, OnrampError> {
  const { awaitFirst, ...rest } = options
  return useOnrampQuery(
    (client) => virtualAccountsQueryOptions(client, input, { awaitFirst }),
    rest,
  )
}

/** Reads a customer's status and polls it until the banking provider has decided. Idle without an input. */
export function useVirtualAccountStatus<Data = Customer>(
  input: WalletInput | undefined,
  options?: QueryHookOptions<Customer, WalletInput, Data>,
): UseQueryResult<Data, OnrampError> {
  return useOnrampQuery((client) => virtualAccountStatusQueryOptions(client, input), options)
}

/**
 * Registers a wallet for virtual accounts. Each call of `mutate` sends one request, which is never retried. The response
 * becomes the data of `useVirtualAccountStatus`. When the request failed but the service may have acted, the hook
 * refetches the status before it reports the error. Takes callbacks and `meta` of `useMutation`.
 *
 * @example
 * const { mutate, isPending, error } = useRegisterCustomer()
 * mutate({ wallet, country: 'DE', email: 'ada@example.com' })
 */
export function useRegisterCustomer(
  options?: MutationHookOptions<Customer, CustomerRegistration>,
): UseMutationResult<Customer, OnrampError, CustomerRegistration> {
  const { client, privateQueryClient } = useOnrampContext()
  return useActionMutation({
    ...options,
    // Not in callbacks: React Query calls those of the last render, which may have another client.
    async mutationFn(input: CustomerRegistration) {
      const { wallet } = input
      const { queryKey } = virtualAccountStatusQueryOptions(client, { wallet })
      try {
        const customer = await client.virtualAccounts.register(input)
        privateQueryClient.setQueryData(queryKey, customer)
        return customer
      } catch (error) {
        const { code, outcome } = error as OnrampError
        const isRegistered = code === 'already_registered'
        if (isRegistered) pollOf(privateQueryClient, queryKey)?.exists()
        if (isRegistered || outcome === 'unknown')
          await privateQueryClient.invalidateQueries({ queryKey })
        throw error
      }
    },
  })
}

/**
 * Creates the link of a hosted page. The client retries transient errors. Create a link for each visit: it may be valid
 * for one, and is dropped when the component unmounts. Takes callbacks and `meta` of `useMutation`.
 *
 * @example
 * const { mutate, data } = useCreateHostedLink('termsOfService')
 */
export function useCreateHostedLink(
  page: 'termsOfService' | 'identityVerification',
  options?: MutationHookOptions<HostedLink, WalletInput>,
): UseMutationResult<HostedLink, OnrampError, WalletInput> {
  const client = useOnramp()
  return useActionMutation({
    ...options,
    mutationFn: (input) => client.virtualAccounts[page](input),
  })
}
