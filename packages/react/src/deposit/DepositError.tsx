import { Button } from '../controls/Button.tsx'
import { useWords } from '../language/useWords.ts'
import { enCommon } from '../messages/en/common.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { ErrorNotice } from '../notice/ErrorNotice.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'

/** Why the deposit cannot be opened. What was chosen and typed is still there, and so is the button. */
export function DepositError() {
  const { error, isReady, refresh } = useCryptoDepositContext().deposit
  const { failed } = useWords('deposit', enDeposit)
  const { tryAgain } = useWords('common', enCommon)
  if (error === undefined) return null
  if (isReady) return <ErrorNotice error={error} words={{ other: failed }} />
  return (
    <>
      <ErrorNotice error={error} />
      <Button onClick={() => void refresh()}>{tryAgain}</Button>
    </>
  )
}
