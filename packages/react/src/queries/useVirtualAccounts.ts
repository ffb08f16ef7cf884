'use client'

import {
  type Customer,
  type CustomerRegistration,
  type HostedLink,
  isOnrampError,
  type OnrampError,
  type VirtualAccounts,
  type WalletInput,
} from '@onramp-kit/core'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { useOnramp, useOnrampContext } from '../provider/OnrampContext.ts'
import * as onrampKeys from './onrampKeys.ts'
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
    mutationFn: (input: CustomerRegistration) => client.virtualAccounts.register(input),
    onSuccess(...args) {
      const [customer, { wallet }] = args
      const { queryKey } = virtualAccountStatusQueryOptions(client, { wallet })
      privateQueryClient.setQueryData(queryKey, customer)
      return options?.onSuccess?.(...args)
    },
    async onError(...args) {
      const [error, { wallet }] = args
      const queryKey = onrampKeys.virtualAccounts.status(client, { wallet })
      const mayBeRegistered =
        isOnrampError(error) && (error.outcome === 'unknown' || error.code === 'already_registered')
      if (mayBeRegistered) await privateQueryClient.invalidateQueries({ queryKey })
      await options?.onError?.(...args)
    },
  })
}

/**
 * Creates the link of a hosted page. Each call of `mutate` sends one request, which is never retried. A link is valid for
 * one visit and is dropped when the component unmounts. Takes callbacks and `meta` of `useMutation`.
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
