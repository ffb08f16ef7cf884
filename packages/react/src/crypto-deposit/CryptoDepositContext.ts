'use client'

import type { FramePolicy, Presentation } from '@onramp-kit/core'
import { createContext } from 'react'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import type { CryptoDepositState } from './useCryptoDeposit.ts'
import type { DepositForm } from './useDepositForm.ts'

interface CryptoDepositContextValue {
  readonly deposit: CryptoDepositState
  readonly form: DepositForm
  readonly frame: FramePolicy | undefined
  readonly presentation: Presentation | undefined
}

export const CryptoDepositContext = createContext<CryptoDepositContextValue | undefined>(undefined)

/** Returns the state of the nearest crypto deposit. */
export function useCryptoDepositContext(): CryptoDepositContextValue {
  return useRequiredContext(CryptoDepositContext, '<CryptoDepositParts.Root>')
}
