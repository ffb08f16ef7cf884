import type { OnrampError } from '@onramp-kit/core'
import { useEffect, useState } from 'react'
import type { BankDepositState } from '../hooks/useBankDeposit.ts'
import { useHostedLink } from '../hooks/useHostedLink.ts'
import { useOneAtATime } from '../hooks/useOneAtATime.ts'

export interface BankPage {
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

/** The hosted page of the step: the terms, or the identity check. It goes with its step. */
export function useBankPage(wallet: string, { step, refresh }: BankDepositState): BankPage {
  const links = {
    terms: useHostedLink('termsOfService'),
    identity: useHostedLink('identityVerification'),
  }
  const link = step === 'identity' ? links.identity : links.terms
  const openOnce = useOneAtATime()
  const askOnce = useOneAtATime()
  const [isChecking, setChecking] = useState(false)
  const [asked, setAsked] = useState<string>()
  const { reset } = link
  useEffect(
    () => () => {
      reset()
      setAsked(undefined)
    },
    [step, reset],
  )

  async function check() {
    setChecking(true)
    await refresh()
    setChecking(false)
    setAsked(step)
  }
  return {
    url: link.data?.url,
    visit: link.submittedAt,
    isOpening: link.isPending,
    // The client throws nothing but its own errors.
    error: (link.error as OnrampError | null) ?? undefined,
    open: () => openOnce(() => link.mutateAsync({ wallet })),
    finish: () => askOnce(check),
    isChecking,
    isNotYet: asked === step && !isChecking,
  }
}
