'use client'

import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { CountryField } from '../ui/country-select/CountryField.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { composeEventHandlers, composeSubmitHandlers, cx, mergeIds } from '../ui/mergeProps.ts'
import { StepHeading } from '../ui/Step.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'

/** Who is to be registered, and the one button. */
export function RegistrationPanel() {
  const { error, country, setCountry } = useBankDepositContext().registration
  const { registerOffline, registerLost } = useMessages('bank', enBank)
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
      {error && (
        <ErrorNotice error={error} messages={error.outcome === 'unknown' ? lost : refused} />
      )}
      <RegistrationButton />
      <RegistrationHint />
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
      className={cx('registration', props.className)}
      onSubmit={composeSubmitHandlers(props.onSubmit, (sent) => {
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
      className={cx('email', props.className)}
      data-invalid={emailFault !== undefined || undefined}
    />
  )
}

/** What is to be typed. */
export function EmailLabel(props: ComponentPropsWithoutRef<'label'>) {
  const { emailId } = useBankDepositContext().registration
  const { email } = useMessages('bank', enBank)
  return (
    <label {...props} htmlFor={emailId} className={cx('email-label', props.className)}>
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
      onChange={composeEventHandlers(props.onChange, (event) => setEmail(event.target.value))}
      aria-invalid={emailFault !== undefined}
      aria-describedby={mergeIds(props['aria-describedby'], `${emailId}-error`)}
      className={cx('email-input', props.className)}
    />
  )
}

/** What is wrong with the address. It is there from the start, so that it moves nothing when it speaks. */
export function EmailError(props: ComponentPropsWithoutRef<'p'>) {
  const { emailFault, emailId } = useBankDepositContext().registration
  const messages = useMessages('bank', enBank)
  return (
    <p
      role={emailFault && 'alert'}
      {...props}
      id={`${emailId}-error`}
      className={cx('email-error', props.className)}
    >
      {emailFault && interpolate(messages[emailFault], { example: 'name@example.com' })}
    </p>
  )
}

/** Sends the registration. */
export function RegistrationButton(props: ButtonProps) {
  const { isSending } = useBankDepositContext().registration
  const { register, registering } = useMessages('bank', enBank)
  return (
    <Button
      variant="primary"
      {...props}
      type="submit"
      className={cx('register', props.className)}
      aria-disabled={isSending}
      aria-busy={isSending}
    >
      {isSending ? registering : (props.children ?? register)}
    </Button>
  )
}

/** What comes after the registration. */
export function RegistrationHint(props: ComponentPropsWithoutRef<'p'>) {
  const { registerNext } = useMessages('bank', enBank)
  return (
    <p {...props} className={cx('registration-hint', props.className)}>
      {props.children ?? registerNext}
    </p>
  )
}
