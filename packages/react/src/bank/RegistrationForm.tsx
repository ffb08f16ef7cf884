'use client'

import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react'
import { partClass, runSubmit } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** The form of a registration: sent once for each click. Where the address is wrong, the focus goes there. */
export function RegistrationForm(props: ComponentPropsWithoutRef<'form'>) {
  const { send, emailFault } = useBankDepositContext().registration
  const form = useRef<HTMLFormElement>(null)
  const isTaken = emailFault === 'emailTaken'
  useEffect(() => {
    if (isTaken) focusEmail(form.current)
  }, [isTaken])
  return (
    <form
      noValidate
      {...props}
      ref={form}
      className={partClass('registration', props.className)}
      onSubmit={runSubmit(props.onSubmit, (sent) => {
        if (!send()) focusEmail(sent)
      })}
    />
  )
}

function focusEmail(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[name="email"]')?.focus()
}
