'use client'

import { type Customer, type CustomerRegistration, isOnrampError } from '@onramp-kit/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { virtualAccountStatusQuery } from '../queries/virtualAccountStatusQuery.ts'
import { useBriefMutation } from './useBriefMutation.ts'

/**
 * Registers a wallet for virtual accounts: once for each call of `mutate`, never again by itself. What it answers is
 * what `useVirtualAccountStatus` then starts from. Where it failed and may have gone through all the same, a status that
 * is shown is read anew first: only then has it failed.
 */
export function useRegistration(): UseMutationResult<Customer, Error, CustomerRegistration> {
  const { client, queryClient } = useOnrampContext()
  return useBriefMutation({
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
