'use client'

import type { FramePolicy } from '@onramp-kit/core'
import { createContext } from 'react'
import { useInside } from '../provider/OnrampContext.ts'
import type { Copying } from './CopyButton.tsx'
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
  readonly copying: Copying
  readonly frame: FramePolicy | undefined
}

export const BankDepositContext = createContext<BankDepositContextValue | undefined>(undefined)

/** What every part of a bank deposit draws from. */
export function useBankDepositContext(): BankDepositContextValue {
  return useInside(BankDepositContext, '<BankDepositRoot>, or of <BankDeposit>.')
}
