'use client'

import type { ReactNode } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { StepContext } from '../ui/Step.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'

/** The words of the step, for the parts that say them. */
export function BankStepProvider({ children }: { readonly children: ReactNode }) {
  const { bank, page } = useBankDepositContext()
  const { step, error } = bank
  const { steps, pageTitle, onPage } = useWords('bank', enBank)
  const isLoading = step === 'loading'
  const isWaiting = step === 'review' || step === 'opening'
  const value = {
    ...(page.kind !== undefined && page.url !== undefined
      ? { title: pageTitle[page.kind], text: onPage[page.kind] }
      : steps[step]),
    // Looking, one moment: it says so, and an error says otherwise.
    ...(isLoading && error !== undefined && { title: steps.accounts.title, text: '' }),
    isBusy: isWaiting || (isLoading && error === undefined),
    // How far somebody is was only looked up.
    isQuiet: isLoading,
  }
  return <StepContext.Provider value={value}>{children}</StepContext.Provider>
}
