'use client'

import type { FramePolicy } from '@onramp-kit/core'
import { createContext } from 'react'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import type { CryptoDepositState } from './useCryptoDeposit.ts'
import type { DepositFormState } from './useDepositForm.ts'

export interface CryptoDepositContextValue {
  readonly deposit: CryptoDepositState
  readonly form: DepositFormState
  readonly frame: FramePolicy | undefined
}

export const CryptoDepositContext = createContext<CryptoDepositContextValue | undefined>(undefined)

/** What every part of a crypto deposit draws from. */
export function useCryptoDepositContext(): CryptoDepositContextValue {
  return useRequiredContext(CryptoDepositContext, '<CryptoDepositRoot>, or of <CryptoDeposit>.')
}
