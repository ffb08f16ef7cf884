'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { partClass } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** What is to be typed. */
export function EmailLabel(props: ComponentPropsWithoutRef<'label'>) {
  const { emailId } = useBankDepositContext().registration
  const { email } = useWords('bank', enBank)
  return (
    <label {...props} htmlFor={emailId} className={partClass('email-label', props.className)}>
      {props.children ?? email}
    </label>
  )
}
