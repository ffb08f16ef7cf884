'use client'

import { isPermanent } from '@onramp-kit/core/internal'
import { useEffect, useRef } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Button, type ButtonOwnProps } from '../ui/Button.tsx'
import {
  type ConnectedCountryProps,
  CountryField,
  type CountryOwnProps,
} from '../ui/country/CountryField.tsx'
import { CountrySelect } from '../ui/country/CountrySelect.tsx'
import type { FormOwnProps } from '../ui/formHandlers.ts'
import { Element, part } from '../ui/part.tsx'
import { StepHeading } from '../ui/Step.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { BankDepositNotice } from './BankDepositNotice.tsx'
import { BankStages } from './BankStages.tsx'

/**
 * The registration form, in its step. Submitting it registers the customer; an `onSubmit` that calls `preventDefault()`
 * skips that. Renders all of its fields by default. Not a `form` element, so that it works inside a form of your page.
 */
export const Registration = part<'div', FormOwnProps>('registration', function Registration(props) {
  const { bank, registration } = useBankDepositContext()
  const { send, emailFault, emailRef } = registration
  const isTaken = emailFault === 'emailTaken'
  const wasTaken = useRef(false)
  useEffect(() => {
    // Once: the effect runs again when a hidden page is shown.
    if (isTaken && !wasTaken.current) emailRef.current?.focus()
    wasTaken.current = isTaken
  }, [isTaken, emailRef])
  if (bank.step !== 'register') return null
  return (
    <Element
      tag="div"
      onSubmit={() => {
        if (!send()) emailRef.current?.focus()
      }}
      overrides={props}
    >
      <BankStages />
      <StepHeading />
      <RegistrationCountrySelect />
      <Email />
      <BankDepositNotice />
      <RegisterButton />
      <RegistrationHint />
    </Element>
  )
})

type RegistrationCountryProps = ConnectedCountryProps & Pick<CountryOwnProps, 'isOffered'>

/** The customer's country in one line, "United States · Change", over a native select. */
export const RegistrationCountrySelect = part<'div', RegistrationCountryProps>(
  'registration-country-select',
  function RegistrationCountrySelect(props) {
    const { country, setCountry } = useBankDepositContext().registration
    return <CountrySelect {...props} value={country} onChange={setCountry} />
  },
)

/** The customer's country. Composed of `CountryParts`. */
export const RegistrationCountry = part<'div', RegistrationCountryProps>(
  'registration-country',
  function RegistrationCountry(props) {
    const { country, setCountry } = useBankDepositContext().registration
    return <CountryField {...props} value={country} onChange={setCountry} />
  },
)

/**
 * The field of the email address. Renders its label, input and error by default.
 *
 * @data-invalid The address is missing, invalid or taken.
 */
export const Email = part<'div'>('email', function Email(props) {
  const { emailFault } = useBankDepositContext().registration
  return (
    <Element tag="div" data-invalid={emailFault !== undefined || undefined} overrides={props}>
      <EmailLabel />
      <EmailInput />
      <EmailError />
    </Element>
  )
})

/** The label of the email address. */
export const EmailLabel = part<'label'>('email-label', function EmailLabel(props) {
  const { emailId } = useBankDepositContext().registration
  const { email } = useMessages('bank', enBank)
  return (
    <Element tag="label" id={`${emailId}-label`} htmlFor={emailId} overrides={props}>
      {email}
    </Element>
  )
})

/** The input for the email address. */
export const EmailInput = part<'input'>('email-input', function EmailInput(props) {
  const { email, setEmail, emailId, emailRef, emailFault } = useBankDepositContext().registration
  return (
    <Element
      tag="input"
      type="email"
      autoComplete="email"
      enterKeyHint="go"
      ref={emailRef}
      id={emailId}
      name="email"
      value={email}
      onChange={(event) => setEmail(event.target.value)}
      aria-labelledby={`${emailId}-label`}
      aria-invalid={emailFault !== undefined}
      aria-describedby={`${emailId}-error`}
      overrides={props}
    />
  )
})

/** The error of the email address. Render it from the start: it reserves its height, which avoids a layout shift. */
export const EmailError = part<'p'>('email-error', function EmailError(props) {
  const { emailFault, emailId } = useBankDepositContext().registration
  const messages = useMessages('bank', enBank)
  return (
    <Element tag="p" role={emailFault && 'alert'} id={`${emailId}-error`} overrides={props}>
      {emailFault && interpolate(messages[emailFault], { example: 'name@example.com' })}
    </Element>
  )
})

/** The button that registers the customer. */
export const RegisterButton = part<'button', ButtonOwnProps>(
  'register',
  function RegisterButton(props) {
    const { bank, registration } = useBankDepositContext()
    const { isSending, error } = registration
    const { register, registering } = useMessages('bank', enBank)
    return (
      <Button
        variant="primary"
        type="submit"
        disabled={isPermanent(error) || isPermanent(bank.error)}
        aria-disabled={isSending}
        aria-busy={isSending}
        overrides={props}
      >
        {isSending ? registering : register}
      </Button>
    )
  },
)

/** The next step after the registration, in one sentence. */
export const RegistrationHint = part<'p'>('registration-hint', function RegistrationHint(props) {
  const { registerNext } = useMessages('bank', enBank)
  return (
    <Element tag="p" overrides={props}>
      {registerNext}
    </Element>
  )
})
