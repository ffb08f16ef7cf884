'use client'

import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react'
import { fill } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { CountryField } from '../ui/country-select/CountryField.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { idList, partClass, runBoth, runSubmit } from '../ui/mergeProps.ts'
import { StepHeading } from '../ui/Step.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'

/** Who is to be registered, and the one button. */
export function RegistrationPanel() {
  const { error, country, setCountry } = useBankDepositContext().registration
  const { registerOffline, registerLost } = useWords('bank', enBank)
  const refused = { network_error: registerOffline }
  // The service was asked since: it did not register anybody.
  const lost = { network_error: registerLost, other: registerLost }
  return (
    <RegistrationForm>
      <StepHeading />
      <CountryField value={country} onChange={setCountry} />
      <EmailField>
        <EmailLabel />
        <EmailInput />
        <EmailError />
      </EmailField>
      {error && <ErrorNotice error={error} words={error.outcome === 'unknown' ? lost : refused} />}
      <RegisterButton />
      <RegisterNext />
    </RegistrationForm>
  )
}

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

/** The e-mail address, with its label and what is wrong with it. */
export function EmailField(props: ComponentPropsWithoutRef<'div'>) {
  const { emailFault } = useBankDepositContext().registration
  return (
    <div
      {...props}
      className={partClass('email', props.className)}
      data-invalid={emailFault !== undefined || undefined}
    />
  )
}

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

/** What comes after the registration. */
export function RegisterNext(props: ComponentPropsWithoutRef<'p'>) {
  const { registerNext } = useWords('bank', enBank)
  return (
    <p {...props} className={partClass('register-next', props.className)}>
      {props.children ?? registerNext}
    </p>
  )
}
