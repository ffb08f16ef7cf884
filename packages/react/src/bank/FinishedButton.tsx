'use client'

import { Button, type ButtonProps } from '../controls/Button.tsx'
import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** For whoever has done what the hosted page asks for: the service is asked at once. */
export function FinishedButton(props: ButtonProps) {
  const { isChecking, finish } = useBankDepositContext().page
  const { finished, checking } = useWords('bank', enBank)
  return (
    <Button
      {...props}
      className={partClass('finished', props.className)}
      onClick={runBoth(props.onClick, finish)}
      aria-disabled={isChecking}
      aria-busy={isChecking}
    >
      {isChecking ? checking : (props.children ?? finished)}
    </Button>
  )
}
