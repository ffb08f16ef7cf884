'use client'

import type { HostedLink, WalletInput } from '@onramp-kit/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { useOnramp } from '../provider/OnrampContext.ts'
import { useBriefMutation } from './useBriefMutation.ts'

/** Asks for the address of a hosted page when `mutate` is called: such an address is for one visit, and is not kept. */
export function useHostedLink(
  page: 'termsOfService' | 'identityVerification',
): UseMutationResult<HostedLink, Error, WalletInput> {
  const client = useOnramp()
  return useBriefMutation({ mutationFn: (input) => client.virtualAccounts[page](input) })
}
