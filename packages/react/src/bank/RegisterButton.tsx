'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { partClass } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** Sends the registration. */
export function RegisterButton(props: ButtonProps) {
  const { isSending } = useBankDepositContext().registration
  const { register, registering } = useWords('bank', enBank)
  return (
    <Button
      variant="primary"
      {...props}
      type="submit"
      className={partClass('register', props.className)}
      aria-disabled={isSending}
      aria-busy={isSending}
    >
      {isSending ? registering : (props.children ?? register)}
    </Button>
  )
}
