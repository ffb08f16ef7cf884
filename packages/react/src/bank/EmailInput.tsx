import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** Where the address is typed. */
export function EmailInput({ onChange, className, ...rest }: ComponentPropsWithoutRef<'input'>) {
  const { email, setEmail, emailId, emailFault } = useBankDepositContext().registration
  return (
    <input
      type="email"
      autoComplete="email"
      enterKeyHint="next"
      {...rest}
      id={emailId}
      name="email"
      value={email}
      onChange={runBoth(onChange, (event) => setEmail(event.target.value))}
      aria-invalid={emailFault !== undefined}
      aria-describedby={`${emailId}-error`}
      className={partClass('email-input', className)}
    />
  )
}
