'use client'

import type { ReactNode } from 'react'
import { useWords } from '../language/useWords.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { StepContext } from '../step/StepContext.ts'

export interface DepositStepProviderProps {
  readonly step: 'choose' | 'page'
  readonly children: ReactNode
}

/** The words of the step, for the parts that say them. Nothing is ever waited for: of a deposit nothing is told. */
export function DepositStepProvider({ step, children }: DepositStepProviderProps) {
  const { steps } = useWords('deposit', enDeposit)
  return (
    <StepContext.Provider value={{ ...steps[step], isBusy: false }}>
      {children}
    </StepContext.Provider>
  )
}
