'use client'

import type { FramePolicy } from '@onramp-kit/core'
import { createContext, useContext } from 'react'
import type { CryptoDepositState } from '../hooks/useCryptoDeposit.ts'
import type { DepositFormState } from './useDepositForm.ts'

export interface CryptoDepositContextValue {
  readonly deposit: CryptoDepositState
  readonly form: DepositFormState
  readonly frame: FramePolicy | undefined
}

export const CryptoDepositContext = createContext<CryptoDepositContextValue | undefined>(undefined)

/** What every part of a crypto deposit draws from. */
export function useCryptoDepositContext(): CryptoDepositContextValue {
  const value = useContext(CryptoDepositContext)
  if (value === undefined)
    throw new Error(
      'Onramp Kit: this part is not inside of <CryptoDepositRoot>, or of <CryptoDeposit>.',
    )
  return value
}
