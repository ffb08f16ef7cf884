'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { idList, partClass, runBoth } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** Where the address is typed. */
export function EmailInput(props: ComponentPropsWithoutRef<'input'>) {
  const { email, setEmail, emailId, emailFault } = useBankDepositContext().registration
  return (
    <input
      type="email"
      autoComplete="email"
      enterKeyHint="next"
      {...props}
      id={emailId}
      name="email"
      value={email}
      onChange={runBoth(props.onChange, (event) => setEmail(event.target.value))}
      aria-invalid={emailFault !== undefined}
      aria-describedby={idList(props['aria-describedby'], `${emailId}-error`)}
      className={partClass('email-input', props.className)}
    />
  )
}
