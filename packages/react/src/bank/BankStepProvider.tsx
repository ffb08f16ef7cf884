import type { ReactNode } from 'react'
import { useWords } from '../language/useWords.ts'
import { enBank } from '../messages/en/bank.ts'
import { StepContext } from '../step/StepContext.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** The words of the step, for the parts that say them. */
export function BankStepProvider({ children }: { readonly children: ReactNode }) {
  const { step, error } = useBankDepositContext().bank
  const { steps } = useWords('bank', enBank)
  const isLoading = step === 'loading'
  const isWaiting = step === 'review' || step === 'opening'
  const value = {
    ...steps[step],
    isBusy: isWaiting || (isLoading && error === undefined),
    // How far somebody is was only looked up.
    isQuiet: isLoading,
  }
  return <StepContext.Provider value={value}>{children}</StepContext.Provider>
}
