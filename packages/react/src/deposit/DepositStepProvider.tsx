'use client'

import type { ReactNode } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { StepContext } from '../ui/Step.tsx'
import type { DepositWay } from './CryptoDepositProps.ts'

export interface DepositStepProviderProps {
  readonly step: 'choose' | 'page'
  /** The way to deposit, where there is nothing to choose between. */
  readonly onlyWay: DepositWay | undefined
  readonly children: ReactNode
}

/** The words of the step, for the parts that say them. Nothing is ever waited for: of a deposit nothing is told. */
export function DepositStepProvider({ step, onlyWay, children }: DepositStepProviderProps) {
  const words = useWords('deposit', enDeposit)
  const { title, text } = words.steps[step]
  const said = step === 'choose' && onlyWay !== undefined ? words.onlyWay[onlyWay] : text
  return (
    <StepContext.Provider value={{ title, text: said, isBusy: false }}>
      {children}
    </StepContext.Provider>
  )
}
