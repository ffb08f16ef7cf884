'use client'

import type { HostedLink, WalletInput } from '@onramp-kit/core'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useOnrampContext } from './useOnrampContext.ts'

/** Asks for the address of a hosted page when `mutate` is called: such an address is for one visit, and is not kept. */
export function useHostedLink(
  page: 'termsOfService' | 'identityVerification',
): UseMutationResult<HostedLink, Error, WalletInput> {
  const { client, queryClient } = useOnrampContext()
  return useMutation(
    { mutationFn: (input) => client.virtualAccounts[page](input), retry: false, gcTime: 0 },
    queryClient,
  )
}
