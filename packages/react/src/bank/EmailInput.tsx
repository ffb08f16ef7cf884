'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { idList } from '../surface/idList.ts'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
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
