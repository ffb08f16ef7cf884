'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** Where the address is typed. */
export function EmailInput(props: ComponentPropsWithoutRef<'input'>) {
  const { email, setEmail, emailId, emailFault } = useBankDepositContext().registration
  // A hint of the merchant's comes before what is wrong.
  const described = [props['aria-describedby'], `${emailId}-error`].filter(Boolean).join(' ')
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
      aria-describedby={described}
      className={partClass('email-input', props.className)}
    />
  )
}
