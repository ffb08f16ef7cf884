'use client'

import { isPermanent } from '@onramp-kit/core/internal'
import { useEffect } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Button } from '../ui/Button.tsx'
import { CountryField } from '../ui/country/CountryField.tsx'
import { CountrySelect } from '../ui/country/CountrySelect.tsx'
import { type Bound, createPart } from '../ui/createPart.tsx'
import type { FormOwnProps } from '../ui/formHandlers.ts'
import { StepHeading } from '../ui/Step.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { BankDepositNotice } from './BankDepositNotice.tsx'
import { BankStages } from './BankStages.tsx'

/**
 * The registration form, in its step. Submitting it registers the customer; an `onSubmit` that calls `preventDefault()`
 * skips that. Renders all of its fields by default. Not a `form` element, so that it works inside a form of your page.
 */
export const Registration = /* @__PURE__ */ createPart<'div', FormOwnProps>(
  'registration',
  'div',
  function useRegistrationProps() {
    const { bank, registration } = useBankDepositContext()
    const { send, emailFault, emailRef } = registration
    const isTaken = emailFault === 'emailTaken'
    useEffect(() => {
      if (isTaken) emailRef.current?.focus()
    }, [isTaken, emailRef])
    if (bank.step !== 'register') return null
    return {
      onSubmit: () => {
        if (!send()) emailRef.current?.focus()
      },
      children: (
        <>
          <BankStages />
          <StepHeading />
          <RegistrationCountrySelect />
          <Email />
          <BankDepositNotice />
          <RegisterButton />
          <RegistrationHint />
        </>
      ),
    }
  },
)

/** The customer's country in one line, "United States · Change", over a native select. */
export const RegistrationCountrySelect = /* @__PURE__ */ createPart<
  typeof CountrySelect,
  Bound<'value' | 'onChange'>
>('registration-country-select', CountrySelect, useRegistrationCountry)

/** The customer's country. Composed of `CountryParts`. */
export const RegistrationCountry = /* @__PURE__ */ createPart<
  typeof CountryField,
  Bound<'value' | 'onChange'>
>('registration-country', CountryField, useRegistrationCountry)

function useRegistrationCountry() {
  const { country, setCountry } = useBankDepositContext().registration
  return { value: country, onChange: setCountry }
}

/**
 * The field of the email address. Renders its label, input and error by default.
 *
 * @data-invalid The address is missing, invalid or taken.
 */
export const Email = /* @__PURE__ */ createPart('email', 'div', function useEmail() {
  const { emailFault } = useBankDepositContext().registration
  return {
    'data-invalid': emailFault !== undefined || undefined,
    children: (
      <>
        <EmailLabel />
        <EmailInput />
        <EmailError />
      </>
    ),
  }
})

/** The label of the email address. */
export const EmailLabel = /* @__PURE__ */ createPart(
  'email-label',
  'label',
  function useEmailLabel() {
    const { emailId } = useBankDepositContext().registration
    const { email } = useMessages('bank', enBank)
    return { htmlFor: emailId, children: email }
  },
)

/** The input for the email address. */
export const EmailInput = /* @__PURE__ */ createPart<'input'>(
  'email-input',
  'input',
  function useEmailInput() {
    const { email, setEmail, emailId, emailRef, emailFault } = useBankDepositContext().registration
    return {
      type: 'email',
      autoComplete: 'email',
      enterKeyHint: 'next',
      ref: emailRef,
      id: emailId,
      name: 'email',
      value: email,
      onChange: (event) => setEmail(event.target.value),
      'aria-invalid': emailFault !== undefined,
      'aria-describedby': `${emailId}-error`,
    }
  },
)

/** The error of the email address. Render it from the start: it reserves its height, which avoids a layout shift. */
export const EmailError = /* @__PURE__ */ createPart('email-error', 'p', function useEmailError() {
  const { emailFault, emailId } = useBankDepositContext().registration
  const messages = useMessages('bank', enBank)
  return {
    role: emailFault && 'alert',
    id: `${emailId}-error`,
    children: emailFault && interpolate(messages[emailFault], { example: 'name@example.com' }),
  }
})

/** The button that registers the customer. */
export const RegisterButton = /* @__PURE__ */ createPart<typeof Button>(
  'register',
  Button,
  function useRegisterButton() {
    const { isSending, error } = useBankDepositContext().registration
    const { register, registering } = useMessages('bank', enBank)
    return {
      variant: 'primary',
      type: 'submit',
      disabled: isPermanent(error),
      'aria-disabled': isSending,
      'aria-busy': isSending,
      children: isSending ? registering : register,
    }
  },
)

/** The next step after the registration, in one sentence. */
export const RegistrationHint = /* @__PURE__ */ createPart(
  'registration-hint',
  'p',
  function useRegistrationHint() {
    const { registerNext } = useMessages('bank', enBank)
    return { children: registerNext }
  },
)
