'use client'

import {
  type BankStep,
  bankStep,
  type Customer,
  checkWallet,
  InputError,
  type OnrampError,
  type VirtualAccount,
} from '@onramp-kit/core'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useOnramp } from '../provider/OnrampContext.ts'
import { stringOf } from '../provider/parseProps.ts'
import { useStatusCallback } from '../queries/useStatusCallback.ts'
import { useStickyQuery } from '../queries/useStickyQuery.ts'
import { virtualAccountStatusQuery, virtualAccountsQuery } from '../queries/virtualAccountsQuery.ts'

export interface UseBankDepositOptions {
  /** Whose accounts they are: where the money goes that is sent to them. Without one nothing is asked. */
  readonly wallet: string | null | undefined
  /** Called once for each status the customer is seen in; after a reload, again. */
  readonly onStatus?: ((customer: Customer) => void) | undefined
}

export interface BankDepositState {
  readonly step: BankStep
  /** As the service holds it; undefined where it holds none, or nobody knows yet. */
  readonly customer: Customer | undefined
  readonly accounts: readonly VirtualAccount[]
  /** Why no more is known just now. A passing reason passes by itself; `refresh` asks at once. */
  readonly error: OnrampError | undefined
  /** Asks the service now. */
  readonly refresh: () => Promise<void>
  /** Asks soon, at most once a second: for whenever a hosted page said something. */
  readonly refetchSoon: () => void
}

/** A hosted page may say a hundred things. */
const HINT_EVERY = 1_000

/**
 * How far a wallet is on its way to bank accounts, read until that is decided and there is an account. Moved by
 * `useRegistration`, and by the pages of `useHostedLink`.
 *
 * @example
 * const { step, accounts } = useBankDeposit({ wallet })
 */
export function useBankDeposit(options: UseBankDepositOptions): BankDepositState {
  const { onStatus } = options
  const wallet = stringOf(options.wallet) ?? ''
  const client = useOnramp()
  const blockingError = useMemo(() => obstacleOf(wallet), [wallet])
  const status = useStickyQuery(
    virtualAccountStatusQuery(client, blockingError ? undefined : { wallet }),
  )
  const isUnregistered = status.error?.code === 'customer_not_registered'
  const customer = isUnregistered ? undefined : status.data
  const isActive = customer?.status === 'active'
  const list = useStickyQuery(
    virtualAccountsQuery(client, isActive ? { wallet } : undefined, { awaitFirst: true }),
  )
  const tellOnce = useStatusCallback(onStatus)
  useEffect(() => tellOnce(customer), [tellOnce, customer])

  const askStatus = blockingError ? undefined : status.ask
  const askList = isActive ? list.ask : undefined
  const refresh = useCallback(async () => {
    await Promise.all([askStatus?.(), askList?.()])
  }, [askStatus, askList])

  const { clock } = client.platform
  const hinted = useRef(Number.NEGATIVE_INFINITY)
  const refetchSoon = useCallback(() => {
    if (clock.now() - hinted.current < HINT_EVERY) return
    hinted.current = clock.now()
    void askStatus?.()
  }, [clock, askStatus])

  return {
    step: bankStep(isUnregistered ? null : customer, list.data),
    customer,
    accounts: list.data?.data ?? [],
    error: blockingError ?? (isUnregistered ? undefined : (status.error ?? list.error)),
    refresh,
    refetchSoon,
  }
}

/** Money that is sent to a mistyped wallet is lost, so nothing is asked or registered for one. */
function obstacleOf(wallet: string): InputError | undefined {
  const issues = checkWallet(wallet)
  return issues.length === 0 ? undefined : new InputError('virtualAccounts.register', issues)
}
