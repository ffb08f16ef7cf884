'use client'

import { formatAmount, isApiError } from '@onramp-kit/core'
import { type ComponentPropsWithoutRef, useId, useState } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages, useRoot } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { AmountContext, useAmountProblem, useTypedAmount } from '../ui/AmountField.tsx'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { CountryRoot, type CountryRootProps } from '../ui/country-select/CountryField.tsx'
import { composeSubmitHandlers, cx } from '../ui/mergeProps.ts'
import { useCheckoutContext } from './CheckoutContext.ts'
import { useCheckoutError } from './CheckoutError.tsx'
import { QuoteContext, useFormQuote, useQuote } from './useQuote.ts'

/** Everything the buyer decides. Sent, it opens the purchase; with no amount to buy, it says what is wrong with it. */
export function CheckoutForm(props: ComponentPropsWithoutRef<'form'>) {
  const { checkout, snapshot, details } = useCheckoutContext()
  const id = useId()
  const [isTried, setTried] = useState(false)
  const quote = useQuote(details.quoteInput)
  const problem = useAmountProblem(details.parsed, details.places, isTried)

  function send(form: HTMLFormElement) {
    setTried(true)
    if (details.details !== undefined) void checkout.open(details.details)
    else if (!details.parsed.ok) form.querySelector<HTMLElement>('[name="amount"]')?.focus()
  }

  return (
    <QuoteContext.Provider value={quote}>
      <AmountContext.Provider value={{ id, text: details.text, onText: details.setText, problem }}>
        <form
          noValidate
          {...props}
          onSubmit={composeSubmitHandlers(props.onSubmit, send)}
          className={cx('form', props.className)}
          data-trade-type={details.tradeType}
          data-state={snapshot.step === 'opening' ? 'opening' : 'open'}
        />
      </AmountContext.Provider>
    </QuoteContext.Provider>
  )
}

/** Around the fields: none can be changed while the purchase is being opened. */
export function CheckoutFields(props: ComponentPropsWithoutRef<'fieldset'>) {
  const { snapshot } = useCheckoutContext()
  const className = cx('fields', props.className)
  return <fieldset disabled={snapshot.step === 'opening'} {...props} className={className} />
}

/** The buyer's country. Its parts are those of every country field. */
export function CheckoutCountry(props: Omit<CountryRootProps, 'value' | 'onChange'>) {
  const { details } = useCheckoutContext()
  const { id } = useTypedAmount()
  const { error } = useFormQuote()
  const refusal = useCheckoutError()
  const isUnpriced = isOfCountry(error)
  return (
    <CountryRoot
      isInvalid={isUnpriced || isOfCountry(refusal)}
      describedBy={isUnpriced ? `${id}-note` : undefined}
      {...props}
      value={details.country}
      onChange={details.setCountry}
    />
  )
}

/** Whether the service said that it does not serve this country. */
function isOfCountry(error: unknown) {
  return isApiError(error) && error.field === 'country'
}

/** The one button: says what it will do. It does nothing while a purchase is being opened, or where none can be. */
export function CheckoutSubmit(props: ButtonProps) {
  const { snapshot, details, destination } = useCheckoutContext()
  const messages = useMessages('checkout', enCheckout)
  const { locale } = useRoot()
  const { parsed, tradeType, currency, method } = details
  const isOpening = snapshot.step === 'opening'
  const isBlocked = snapshot.blockingError !== undefined || method === undefined

  function says() {
    if (isOpening) return messages.opening
    if (!parsed.ok) return messages.continue
    const isSpend = tradeType === 'EXACT_INPUT'
    const unit = isSpend ? { currency } : { token: destination.token }
    const amount = formatAmount(parsed.amount, { locale, ...unit })
    return interpolate(isSpend ? messages.continueWith : messages.continueToGet, { amount })
  }

  return (
    <Button
      type="submit"
      variant="primary"
      disabled={isBlocked}
      // Not disabled meanwhile: it would lose the focus, and a second press opens nothing.
      aria-disabled={isOpening}
      aria-busy={isOpening}
      {...props}
      data-guarded
    >
      {props.children ?? says()}
    </Button>
  )
}

/** What happens next, in one sentence. */
export function CheckoutHint(props: ComponentPropsWithoutRef<'p'>) {
  const { next } = useMessages('checkout', enCheckout)
  return (
    <p {...props} className={cx('hint', props.className)}>
      {props.children ?? next}
    </p>
  )
}
