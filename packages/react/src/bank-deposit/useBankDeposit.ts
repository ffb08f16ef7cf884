'use client'

import {
  type BankStep,
  bankStep,
  type Customer,
  checkWallet,
  InputError,
  isDecided,
  type OnrampError,
  type VirtualAccount,
} from '@onramp-kit/core'
import { isTransient } from '@onramp-kit/core/internal'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useOnramp } from '../provider/OnrampContext.ts'
import { useStatusCallback } from '../queries/useStatusCallback.ts'
import { useStickyQuery } from '../queries/useStickyQuery.ts'
import {
  virtualAccountStatusQueryOptions,
  virtualAccountsQueryOptions,
} from '../queries/virtualAccountsQuery.ts'

export interface UseBankDepositOptions {
  /** Address that receives the deposits. The hook sends no request without one. */
  readonly wallet: string | null | undefined
  /** Called once for each status of the customer, and again after a reload. */
  readonly onStatus?: ((customer: Customer) => void) | undefined
}

export interface BankDepositState {
  readonly step: BankStep
  /** Customer as the service returned it; undefined while loading or not registered. */
  readonly customer: Customer | undefined
  readonly accounts: readonly VirtualAccount[]
  /** The last request error. Polling continues after most errors; `refresh` retries now. */
  readonly error: OnrampError | undefined
  /** Refetches the status and the accounts now. */
  readonly refresh: () => Promise<void>
  /** Refetches the status at most once a second. Call it for each message of a hosted page. */
  readonly refetchSoon: () => void
}

/** Minimum interval between refetches on hosted-page messages, in milliseconds. */
const REFETCH_INTERVAL_MS = 1_000

/**
 * Tracks a wallet from registration to its bank accounts, without a view. Polls until the banking provider has decided and
 * the wallet's accounts have details. Pair it with `useRegisterCustomer` and `useCreateHostedLink`.
 *
 * @example
 * const { step, accounts } = useBankDeposit({ wallet })
 */
export function useBankDeposit(options: UseBankDepositOptions): BankDepositState {
  const { onStatus } = options
  const wallet = options.wallet ?? ''
  const client = useOnramp()
  const blockingError = useMemo(() => walletError(wallet), [wallet])
  const isBlocked = wallet === '' || blockingError !== undefined
  const status = useStickyQuery(
    virtualAccountStatusQueryOptions(client, isBlocked ? undefined : { wallet }),
  )
  // A decided status stays, and is not read again after a failed refetch.
  const isFinal = status.data !== undefined && isDecided(status.data.status)
  const statusError = isFinal ? undefined : status.error
  const isNotFound = statusError?.code === 'customer_not_registered'
  // Not by the error: that of a later read would hide the form, and a customer may only be missing on a replica.
  const isUnregistered = !isFinal && status.poll?.isLost === true
  const customer = isUnregistered ? undefined : status.data
  const isActive = customer?.status === 'active'
  const list = useStickyQuery(
    virtualAccountsQueryOptions(client, isActive ? { wallet } : undefined, { awaitFirst: true }),
  )
  const reportOnce = useStatusCallback(onStatus)
  useEffect(() => reportOnce(customer), [reportOnce, customer])

  const refetchStatus = isBlocked ? undefined : status.refetch
  const refetchList = isActive ? list.refetch : undefined
  const refresh = useCallback(async () => {
    await Promise.all([refetchStatus?.(), refetchList?.()])
  }, [refetchStatus, refetchList])

  const { clock } = client.platform
  const { hasRequestInFlight } = status
  const refetchedAt = useRef(Number.NEGATIVE_INFINITY)
  const cancel = useRef(() => {})
  const refetchSoon = useCallback(
    function refetch() {
      const now = clock.monotonic()
      // Another read would abort the one in flight, which may have missed what the message is about.
      const since = hasRequestInFlight() ? now : refetchedAt.current
      const wait = since + REFETCH_INTERVAL_MS - now
      cancel.current()
      if (wait > 0) cancel.current = clock.setTimeout(refetch, wait)
      else {
        refetchedAt.current = now
        void refetchStatus?.()
      }
    },
    [clock, hasRequestInFlight, refetchStatus],
  )
  useEffect(() => () => cancel.current(), [])

  return {
    step: bankStep(isUnregistered ? null : customer, list.data),
    customer,
    accounts: list.data?.data ?? [],
    error: blockingError ?? (isNotFound ? undefined : (statusError ?? list.error)),
    refresh,
    refetchSoon,
  }
}

/** Blocks every request for a mistyped wallet: money sent to one is lost. A missing wallet is not an error. */
function walletError(wallet: string): InputError | undefined {
  const issues = wallet === '' ? [] : checkWallet(wallet)
  return issues.length === 0 ? undefined : new InputError('virtualAccounts.register', issues)
}

/** Returns whether a page with this error must not promise that it updates. */
export function mayBeOutdated(error: OnrampError | undefined): boolean {
  return error !== undefined && !isTransient(error)
}
