'use client'

import type { BankStep, OnrampError, Presentation } from '@onramp-kit/core'
import { useState } from 'react'
import { useSingleFlight } from '../queries/useActionMutation.ts'
import { useCreateHostedLink } from '../queries/useVirtualAccounts.ts'
import { useRedirect } from '../ui/hosted-page/useRedirect.ts'
import { useLatest } from '../ui/lifecycle.ts'
import type { BankDepositState } from './useBankDeposit.ts'

export interface BankPage {
  /** The hosted page of the step, if it has one. */
  readonly kind: 'terms' | 'identity' | undefined
  readonly url: string | undefined
  /** Id of the visit of `url`. Each visit loads a new page, even at the same URL. */
  readonly visit: number
  readonly isOpening: boolean
  readonly error: OnrampError | undefined
  /** Requests the page once per click: its URL is valid for one visit. */
  readonly open: () => void
  /** Refetches the status, when the buyer reports the page as finished. */
  readonly finish: () => void
  readonly isChecking: boolean
  /** Whether such a refetch has ended, and the step is the same. */
  readonly isChecked: boolean
}

/** A visit of a hosted page: its step, and whether the buyer has reported it as finished. */
interface Visit {
  readonly step: BankStep
  readonly isFinished: boolean
}

/** Holds the hosted page of the step: the terms or the identity verification. */
export function useBankPage(
  wallet: string,
  { step, refresh }: BankDepositState,
  presentation: Presentation | undefined,
): BankPage {
  const terms = useHostedLink('termsOfService')
  const identity = useHostedLink('identityVerification')
  const { link, openOnce } = step === 'identity' ? identity : terms
  const redirect = useRedirect(presentation)
  const checkOnce = useSingleFlight()
  const [visit, setVisit] = useState<Visit>()
  const [isChecking, setChecking] = useState(false)
  const isCurrent = visit?.step === step
  if (visit !== undefined && !isCurrent) setVisit(undefined)
  const latest = useLatest(visit)

  async function check() {
    setChecking(true)
    await refresh()
    setChecking(false)
    // Unless the buyer has opened the page again meanwhile.
    setVisit((current) => (current === visit ? { step, isFinished: true } : current))
  }
  return {
    kind: step === 'terms' || step === 'identity' ? step : undefined,
    url: isCurrent ? link.data?.url : undefined,
    visit: link.submittedAt,
    isOpening: link.isPending,
    error: isCurrent ? (link.error ?? undefined) : undefined,
    open() {
      openOnce(() => {
        const opened = { step, isFinished: false }
        setVisit(opened)
        return link.mutateAsync({ wallet }).then(({ url }) => {
          // The step may have ended meanwhile.
          if (latest.current === opened) redirect(url)
        })
      })
    },
    finish: () => checkOnce(check),
    isChecking,
    isChecked: isCurrent && visit.isFinished && !isChecking,
  }
}

/** The link of one hosted page. A pending one does not keep the other from opening. */
function useHostedLink(name: Parameters<typeof useCreateHostedLink>[0]) {
  return { link: useCreateHostedLink(name), openOnce: useSingleFlight() }
}
