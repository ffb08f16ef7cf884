import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../language/useWords.ts'
import { enBank } from '../messages/en/bank.ts'
import { partClass } from '../surface/partClass.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** What is to be typed. */
export function EmailLabel({ className, children, ...rest }: ComponentPropsWithoutRef<'label'>) {
  const { emailId } = useBankDepositContext().registration
  const { email } = useWords('bank', enBank)
  return (
    <label {...rest} htmlFor={emailId} className={partClass('email-label', className)}>
      {children ?? email}
    </label>
  )
}
