'use client'

import { isInputError } from '@onramp-kit/core'
import { isTransient } from '@onramp-kit/core/internal'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'

/** Why no more is known just now; calm where something is known and the rest comes by itself. */
export function BankDepositError() {
  const { step, error, refresh } = useBankDepositContext().bank
  const { trouble, tryAgain } = useMessages('shared', enShared)
  const { wallet } = useMessages('bank', enBank)
  if (error === undefined) return null
  if (isInputError(error)) return <ErrorNotice error={error} messages={{ setup: wallet }} />
  if (step !== 'loading' && isTransient(error))
    return (
      <Notice>
        <NoticeText>{trouble}</NoticeText>
      </Notice>
    )
  return (
    <>
      <ErrorNotice error={error} />
      <Button onClick={() => void refresh()}>{tryAgain}</Button>
    </>
  )
}
