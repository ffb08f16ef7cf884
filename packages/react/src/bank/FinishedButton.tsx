'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { partClass, runBoth } from '../ui/mergeProps.ts'
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
