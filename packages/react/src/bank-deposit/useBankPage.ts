'use client'

import type { BankStep, Presentation } from '@onramp-kit/core'
import { redirectTo } from '@onramp-kit/core/internal'
import { useState } from 'react'
import { useOnramp } from '../provider/OnrampContext.ts'
import { useSingleFlight } from '../queries/useActionMutation.ts'
import { useCreateHostedLink } from '../queries/useVirtualAccounts.ts'
import { useLatest } from '../ui/lifecycle.ts'
import type { BankDepositState } from './useBankDeposit.ts'

/** Holds the hosted page of the step: the terms or the identity verification. */
export function useBankPage(
  wallet: string,
  { step, refresh }: BankDepositState,
  presentation: Presentation | undefined,
) {
  const { page } = useOnramp().platform
  const terms = useHostedLink('termsOfService')
  const identity = useHostedLink('identityVerification')
  const { link, openOnce } = step === 'identity' ? identity : terms
  const checkOnce = useSingleFlight()
  /** The visit of a hosted page, and whether the buyer has reported it as finished. */
  const [visit, setVisit] = useState<{ readonly step: BankStep; readonly isFinished: boolean }>()
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
    /** The hosted page of the step, if it has one. */
    kind: step === 'terms' || step === 'identity' ? step : undefined,
    url: isCurrent ? link.data?.url : undefined,
    /** Id of the visit of `url`. Each visit loads a new page, even at the same URL. */
    visit: link.submittedAt,
    isOpening: link.isPending,
    error: isCurrent ? (link.error ?? undefined) : undefined,
    /** Requests the page once per click: its URL is valid for one visit. */
    open: () => {
      openOnce(() => {
        const opened = { step, isFinished: false }
        setVisit(opened)
        // The step may have ended meanwhile. Not called once the component has unmounted.
        const onSuccess = ({ url }: { readonly url: string }) =>
          latest.current === opened && redirectTo(url, page, presentation)
        return link.mutateAsync({ wallet }, { onSuccess })
      })
    },
    /** Refetches the status, when the buyer reports the page as finished. */
    finish: () => checkOnce(check),
    isChecking,
    /** Whether such a refetch has ended, and the step is the same. */
    isChecked: isCurrent && visit.isFinished && !isChecking,
  }
}

export type BankPage = ReturnType<typeof useBankPage>

/** The link of one hosted page. A pending one does not keep the other from opening. */
function useHostedLink(name: Parameters<typeof useCreateHostedLink>[0]) {
  return { link: useCreateHostedLink(name), openOnce: useSingleFlight() }
}
