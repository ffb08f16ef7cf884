'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'

/** Why the deposit cannot be opened. What was chosen and typed is still there. */
export function DepositError() {
  const { error, isReady } = useCryptoDepositContext().deposit
  const { failed } = useWords('deposit', enDeposit)
  if (error === undefined) return null
  return <ErrorNotice error={error} words={isReady ? { other: failed } : {}} />
}
