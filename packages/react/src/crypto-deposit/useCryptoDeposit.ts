'use client'

import {
  type CryptoDepositRequest,
  type DepositAuthority,
  type OnrampError,
  openCryptoDeposit,
  type Presentation,
} from '@onramp-kit/core'
import { redirectTo } from '@onramp-kit/core/internal'
import { useOnramp } from '../provider/OnrampContext.ts'
import { railConfigQueryOptions } from '../queries/referenceDataQueries.ts'
import { useActionMutation, useSingleFlight } from '../queries/useActionMutation.ts'
import { useQueryClientOf } from '../queries/useOnrampQuery.ts'
import { useStickyQuery } from '../queries/useStickyQuery.ts'

export interface CryptoDepositState {
  /** URL of the hosted page, once `authorize` has resolved. Valid for this deposit only. */
  readonly url: string | undefined
  /** True once the rail's settings are loaded. `open` waits for them. */
  readonly isReady: boolean
  readonly isOpening: boolean
  /** The last error: the settings failed to load, or the deposit failed to open. */
  readonly error: OnrampError | undefined
  /** Calls `authorize` and opens the hosted page. Ignores calls while one is pending. */
  readonly open: (request: CryptoDepositRequest) => void
  /** Refetches the settings after they failed to load. */
  readonly refresh: () => Promise<void>
  /** Closes the hosted page and starts another deposit. */
  readonly startOver: () => void
}

export interface UseCryptoDepositOptions extends DepositAuthority {
  /** Where your view opens the page. `open` navigates to it if that is a redirect. @default 'frame' */
  readonly presentation?: Presentation | undefined
}

/**
 * Opens crypto deposits, without a view. Loads the rail's settings once and calls the merchant's `authorize` for each
 * deposit. The service does not report the outcome of a deposit. An open page is that of one user and client: give the
 * component that calls this another `key` for others.
 *
 * @example
 * const { open, url } = useCryptoDeposit({ authorize: (request) => askYourServer(request) })
 */
export function useCryptoDeposit({
  presentation = 'frame',
  ...authority
}: UseCryptoDepositOptions): CryptoDepositState {
  const client = useOnramp()
  const settings = railConfigQueryOptions(client)
  const queryClient = useQueryClientOf(settings.queryKey)
  const config = useStickyQuery(settings)
  const openOnce = useSingleFlight()
  const opening = useActionMutation({
    mutationFn: async (request: CryptoDepositRequest) =>
      openCryptoDeposit(await queryClient.ensureQueryData(settings), request, authority),
  })
  return {
    url: opening.data,
    isReady: config.data !== undefined,
    isOpening: opening.isPending,
    error: config.error ?? opening.error ?? undefined,
    open(request) {
      // Not called once the component has unmounted.
      const onSuccess = (url: string) => redirectTo(url, client.platform.page, presentation)
      openOnce(() => opening.mutateAsync(request, { onSuccess }))
    },
    refresh() {
      opening.reset()
      return config.refetch()
    },
    startOver: opening.reset,
  }
}
