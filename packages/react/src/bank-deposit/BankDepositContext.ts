'use client'

import type { DepositField, FramePolicy, Presentation } from '@onramp-kit/core'
import { createContext } from 'react'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import type { CopyState } from '../ui/CopyButton.tsx'
import type { AccountChoice } from './useAccountChoice.ts'
import type { BankDepositState } from './useBankDeposit.ts'
import type { BankPage } from './useBankPage.ts'
import type { RegistrationForm } from './useRegistrationForm.ts'

interface BankDepositContextValue {
  readonly wallet: string
  readonly bank: BankDepositState
  readonly registration: RegistrationForm
  readonly page: BankPage
  readonly choice: AccountChoice
  readonly copying: CopyState<DepositField | 'all'>
  readonly frame: FramePolicy | undefined
  readonly presentation: Presentation | undefined
}

export const BankDepositContext = createContext<BankDepositContextValue | undefined>(undefined)

/** Returns the state of the nearest bank deposit. */
export function useBankDepositContext(): BankDepositContextValue {
  return useRequiredContext(BankDepositContext, '<BankDepositParts.Root>')
}
