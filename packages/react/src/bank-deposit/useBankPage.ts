'use client'

import type { BankStep, OnrampError } from '@onramp-kit/core'
import { useState } from 'react'
import { useSingleFlight } from '../queries/useActionMutation.ts'
import { useCreateHostedLink } from '../queries/useVirtualAccounts.ts'
import type { BankDepositState } from './useBankDeposit.ts'

export interface BankPage {
  /** The page that the step is taken on; undefined where it is taken on none. */
  readonly kind: 'terms' | 'identity' | undefined
  readonly url: string | undefined
  /** Which visit `url` is for: another one is another page, be its address the same. */
  readonly visit: number
  readonly isOpening: boolean
  readonly error: OnrampError | undefined
  /** Asks for the page, once for each click: its address is good for one visit. */
  readonly open: () => void
  /** Asks whether the service knows that the person has finished. */
  readonly finish: () => void
  readonly isChecking: boolean
  /** It was asked, and knows nothing of it yet. */
  readonly isNotYet: boolean
}

/** One visit of a hosted page: in which step, and whether the person says to have finished. */
interface Visit {
  readonly step: BankStep
  readonly isFinished: boolean
}

/** The hosted page of the step: the terms, or the identity check. It goes with its step. */
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
