'use client'

import type { FramePolicy } from '@onramp-kit/core'
import { createContext } from 'react'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import type { CopyState } from './CopyButton.tsx'
import type { AccountChoice } from './CurrencyChoice.tsx'
import type { BankDepositState } from './useBankDeposit.ts'
import type { BankPage } from './useBankPage.ts'
import type { RegistrationState } from './useRegistrationForm.ts'

export interface BankDepositContextValue {
  readonly wallet: string
  readonly bank: BankDepositState
  readonly registration: RegistrationState
  readonly page: BankPage
  readonly choice: AccountChoice
  readonly copying: CopyState
  readonly frame: FramePolicy | undefined
}

export const BankDepositContext = createContext<BankDepositContextValue | undefined>(undefined)

/** What every part of a bank deposit draws from. */
export function useBankDepositContext(): BankDepositContextValue {
  return useRequiredContext(BankDepositContext, '<BankDepositRoot>, or of <BankDeposit>.')
}
