'use client'

import {
  type CryptoDepositRequest,
  type DepositAuthority,
  type OnrampError,
  openCryptoDeposit,
  type RailConfig,
} from '@onramp-kit/core'
import { useOnramp } from '../provider/OnrampContext.ts'
import { railConfigQuery } from '../queries/railConfigQuery.ts'
import { useActionMutation, useSingleFlight } from '../queries/useActionMutation.ts'
import { useStickyQuery } from '../queries/useStickyQuery.ts'

export interface CryptoDepositState {
  /** The address of the hosted page, once the deposit is authorized; good for this one deposit. */
  readonly url: string | undefined
  /** Whether a deposit can be opened: the settings of the rail were read. */
  readonly isReady: boolean
  readonly isOpening: boolean
  /** Why there is no hosted page: the settings cannot be read, or the deposit was not authorized. */
  readonly error: OnrampError | undefined
  /** Has a deposit authorized: once for each click, and never by itself. */
  readonly open: (request: CryptoDepositRequest) => void
  /** Reads the settings again, where they could not be read. */
  readonly refresh: () => Promise<void>
  /** Leaves the hosted page for another deposit. */
  readonly startOver: () => void
}

interface Opening {
  readonly config: RailConfig
  readonly request: CryptoDepositRequest
}

/**
 * Crypto deposits without a view. The settings of the rail are read once, at the start; the merchant's `authorize` is
 * called when somebody opens a deposit. What becomes of a deposit the service does not say.
 *
 * @example
 * const { open, url } = useCryptoDeposit({ authorize: (request) => askYourServer(request) })
 */
export function useCryptoDeposit(authority: DepositAuthority): CryptoDepositState {
  const client = useOnramp()
  const config = useStickyQuery(railConfigQuery(client))
  const openOnce = useSingleFlight()
  const opening = useActionMutation({
    mutationFn: (asked: Opening) => openCryptoDeposit(asked.config, asked.request, authority),
  })
  const { data } = config
  return {
    url: opening.data,
    isReady: data !== undefined,
    isOpening: opening.isPending,
    // The client throws nothing but its own errors.
    error: config.error ?? (opening.error as OnrampError | null) ?? undefined,
    open(request) {
      if (data !== undefined) openOnce(() => opening.mutateAsync({ config: data, request }))
    },
    refresh: config.ask,
    startOver: opening.reset,
  }
}
