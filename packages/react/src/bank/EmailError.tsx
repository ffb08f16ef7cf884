'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { fill } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { partClass } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** What is wrong with the address. It is there from the start, so that it moves nothing when it speaks. */
export function EmailError(props: ComponentPropsWithoutRef<'p'>) {
  const { emailFault, emailId } = useBankDepositContext().registration
  const words = useWords('bank', enBank)
  return (
    <p
      role={emailFault && 'alert'}
      {...props}
      id={`${emailId}-error`}
      className={partClass('email-error', props.className)}
    >
      {emailFault && fill(words[emailFault], { example: 'name@example.com' })}
    </p>
  )
}
