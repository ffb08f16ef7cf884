import { isTransient } from '@onramp-kit/core'
import { Button } from '../controls/Button.tsx'
import { useWords } from '../language/useWords.ts'
import { enCommon } from '../messages/en/common.ts'
import { ErrorNotice } from '../notice/ErrorNotice.tsx'
import { Notice } from '../notice/Notice.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'

/** Why no more is known just now; calm where something is known and the rest comes by itself. */
export function BankTrouble() {
  const { step, error, refresh } = useBankDepositContext().bank
  const { trouble, tryAgain } = useWords('common', enCommon)
  if (error === undefined) return null
  if (step !== 'loading' && isTransient(error)) return <Notice>{trouble}</Notice>
  return (
    <>
      <ErrorNotice error={error} />
      <Button onClick={() => void refresh()}>{tryAgain}</Button>
    </>
  )
}
