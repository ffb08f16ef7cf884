'use client'

import type { BankStep, OnrampError } from '@onramp-kit/core'
import { useState } from 'react'
import { useSingleFlight } from '../queries/useActionMutation.ts'
import { useCreateHostedLink } from '../queries/useVirtualAccounts.ts'
import type { BankDepositState } from './useBankDeposit.ts'

export interface BankPage {
  /** The hosted page of the step, if it has one. */
  readonly kind: 'terms' | 'identity' | undefined
  readonly url: string | undefined
  /** Identifies the visit `url` is for: each is a new page, even at the same URL. */
  readonly visit: number
  readonly isOpening: boolean
  readonly error: OnrampError | undefined
  /** Requests the page, once per click: its URL is good for one visit. */
  readonly open: () => void
  /** Refetches the status, after the buyer says to have finished. */
  readonly finish: () => void
  readonly isChecking: boolean
  /** Whether the refetched status still shows this step. */
  readonly isNotYet: boolean
}

/** A visit of a hosted page: its step, and whether the buyer says to have finished. */
interface Visit {
  readonly step: BankStep
  readonly isFinished: boolean
}

/** Holds the hosted page of the step: the terms or the identity check. */
export function useBankPage(wallet: string, { step, refresh }: BankDepositState): BankPage {
  const terms = useCreateHostedLink('termsOfService')
  const identity = useCreateHostedLink('identityVerification')
  const link = step === 'identity' ? identity : terms
  const openOnce = useSingleFlight()
  const askOnce = useSingleFlight()
  const [visit, setVisit] = useState<Visit>()
  const [isChecking, setChecking] = useState(false)
  const isHere = visit?.step === step
  if (visit !== undefined && !isHere) setVisit(undefined)

  async function check() {
    setChecking(true)
    await refresh()
    setChecking(false)
    setVisit({ step, isFinished: true })
  }
  return {
    kind: step === 'terms' || step === 'identity' ? step : undefined,
    url: isHere ? link.data?.url : undefined,
    visit: link.submittedAt,
    isOpening: link.isPending,
    error: isHere ? (link.error ?? undefined) : undefined,
    open() {
      openOnce(() => {
        setVisit({ step, isFinished: false })
        return link.mutateAsync({ wallet })
      })
    },
    finish: () => askOnce(check),
    isChecking,
    isNotYet: isHere && visit.isFinished && !isChecking,
  }
}
