import type { Customer, CustomerRegistration } from '@onramp-kit/core'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { virtualAccountStatusQuery } from '../queries/virtualAccountStatusQuery.ts'
import { useOnrampContext } from './useOnrampContext.ts'

/**
 * Registers a wallet for virtual accounts: once for each call of `mutate`, never again by itself. What it answers is
 * what `useVirtualAccountStatus` then starts from.
 */
export function useRegistration(): UseMutationResult<Customer, Error, CustomerRegistration> {
  const { client, queryClient } = useOnrampContext()
  return useMutation(
    {
      mutationFn: (input) => client.virtualAccounts.register(input),
      retry: false,
      networkMode: 'always',
      onSuccess(customer, { wallet }) {
        const { queryKey } = virtualAccountStatusQuery(client, { wallet })
        queryClient.setQueryData(queryKey, customer)
      },
    },
    queryClient,
  )
}
