'use client'

import { formatAmount, isApiError } from '@onramp-kit/core'
import { isPermanent } from '@onramp-kit/core/internal'
import { useEffect, useRef, useState } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enSharedForm } from '../messages/en/sharedForm.ts'
import { AmountContext, useAmountField, useAmountProblem } from '../ui/AmountField.tsx'
import { Button, type ButtonOwnProps } from '../ui/Button.tsx'
import type { FormOwnProps } from '../ui/formHandlers.ts'
import { isRendered, useUniqueId } from '../ui/lifecycle.ts'
import { Element, type Overridable, part } from '../ui/part.tsx'
import { useStep } from '../ui/Step.tsx'
import { focusedElement } from '../ui/useStepFocus.ts'
import { AmountPair, AmountPresets } from './AmountPair.tsx'
import {
  CheckoutFormContext,
  useCheckoutContext,
  useCheckoutFormContext,
  useSetupError,
} from './CheckoutContext.ts'
import { CheckoutCountrySelect } from './CheckoutCountry.tsx'
import { CheckoutError, useFieldError } from './CheckoutError.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { QuoteBox, useQuoteTotal } from './QuoteBox.tsx'
import { useLimitProblem } from './useLimitProblem.ts'
import { useQuote } from './useQuote.ts'

/**
 * The form of a purchase, in the steps `details` and `opening`. Submitting it opens the purchase, or reports an invalid
 * amount; an `onSubmit` that calls `preventDefault()` skips that. Renders all of its fields by default. Not a `form` element,
 * so that it works inside a form of your page.
 *
 * @data-trade-type="EXACT_INPUT" The buyer types the amount to pay.
 * @data-trade-type="EXACT_OUTPUT" The buyer types the amount to receive.
 * @data-density="comfortable" The rate and the payment methods are not folded; several fees are.
 * @data-state="open" The buyer can fill in the form.
 * @data-state="opening" The purchase request is in flight, or `beforePurchase` is pending.
 */
export const CheckoutForm = part<'div', FormOwnProps>(
  'checkout-form',
  function CheckoutForm(props) {
    const { step } = useCheckoutContext().snapshot
    return step === 'details' || step === 'opening' ? <FormElement overrides={props} /> : null
  },
)

/** Mounts only in the steps of the form, so that the others request no quote. */
function FormElement({ overrides }: Overridable) {
  const {
    snapshot,
    blockingError,
    form,
    gate,
    isOpening,
    isVisible,
    reporter,
    props,
    root,
    destination,
  } = useCheckoutContext()
  const { fieldRef: inputRef } = useStep()
  const id = useUniqueId()
  const [isTried, setTried] = useState(false)
  const quote = useQuote(form.quoteInput, isVisible)
  const limit = useLimitProblem(form, quote, isTried)
  const rejected = useFieldError('amount', quote) ?? ''
  const countryError = useFieldError('country', quote)
  const purchaseError = isPermanent(snapshot.error) ? snapshot.error : undefined
  const setupError =
    blockingError ?? (form.isEmpty ? nothingOffered : (quote.setupError ?? purchaseError))
  const { text, unit, setText, fields, fixed } = form
  const invalid = useAmountProblem(form.parsed, form.places, unit, isTried)
  const problem = invalid || limit.text || rejected
  const field = { text, unit, onText: setText, problem, inputRef, fields, fixed }
  useEffect(() => {
    // The first effects run before a hidden panel is known.
    if (isVisible && isRendered(root.current)) reporter.reportQuote(quote)
  }, [reporter, quote, isVisible, root])
  const { error } = snapshot
  const focusedFor = useRef(error)
  useEffect(() => {
    // As for an amount that the form rejects: its message may be out of view. Unless the buyer has gone on elsewhere.
    if (error !== focusedFor.current && isApiError(error) && error.field === 'amount') {
      const input = inputRef?.current
      if (input && focusedElement(input.ownerDocument)?.matches('body, .onramp-root *'))
        input.focus()
    }
    focusedFor.current = error
  }, [error, inputRef])
  // A closed dialog must not open a purchase.
  const { cancel } = gate
  useEffect(() => cancel, [cancel])

  function handleSubmit() {
    if (destination.wallet === '') {
      props.onConnect?.()
      return
    }
    setTried(true)
    // A pending purchase keeps the price that the buyer saw.
    if (isOpening || limit.isUnknown || setupError !== undefined || countryError !== undefined)
      return
    if (!form.parsed.ok || limit.isOutside) inputRef?.current?.focus()
    else if (form.purchaseDetails !== undefined) {
      form.setQuote(quote.state === 'fresh' ? quote.quote : undefined)
      void gate.open(form.purchaseDetails)
    }
  }

  return (
    <CheckoutFormContext.Provider
      value={{
        id,
        // There is no price in this country.
        quote: countryError
          ? { ...quote, state: 'absent', quote: undefined, current: undefined }
          : quote,
        setupError,
        countryError,
        needsQuote: limit.isUnknown,
      }}
    >
      <AmountContext.Provider value={{ id: `${id}-amount`, ...field }}>
        <Element
          tag="div"
          data-trade-type={form.tradeType}
          data-state={isOpening ? 'opening' : 'open'}
          data-density={props.density}
          onSubmit={handleSubmit}
          overrides={overrides}
        >
          <CheckoutFields />
          <CheckoutFooter />
        </Element>
      </AmountContext.Provider>
    </CheckoutFormContext.Provider>
  )
}

declare const process: { readonly env: { readonly NODE_ENV?: string } }

const nothingOffered = {
  name: 'ConfigError',
  code: 'nothing_offered',
  // Shown in development only. The bundler replaces `process.env.NODE_ENV`.
  message:
    process.env.NODE_ENV === 'production'
      ? ''
      : 'Onramp Kit: <Checkout> countries and paymentMethods must each offer at least one.',
  retryAfter: undefined,
}

/** The fields of the form, disabled while the form is opening a purchase. Renders all of them by default. */
export const CheckoutFields = part<'fieldset'>('fields', function CheckoutFields(props) {
  return (
    <Element tag="fieldset" disabled={useCheckoutContext().isOpening} overrides={props}>
      <AmountPair />
      <AmountPresets />
      <CheckoutCountrySelect />
      <QuoteBox />
      <PaymentMethods />
    </Element>
  )
})

/**
 * The error, the button and its hint. Stays in view at the bottom of a dialog, unless it has an error or the window is too
 * low.
 */
export const CheckoutFooter = part<'div'>('checkout-footer', function CheckoutFooter(props) {
  return (
    <Element tag="div" overrides={props}>
      <CheckoutError />
      <CheckoutSubmit />
      <CheckoutHint />
    </Element>
  )
})

/**
 * The button that opens the purchase, labeled with what the buyer pays by the quote, or without a quote with the amount
 * to receive, if they typed it. Without a wallet it calls `onConnect`. Disabled by a blocking error, or a lack of methods or
 * of an `onConnect`; waits for another country if the service does not serve the chosen one.
 */
export const CheckoutSubmit = part<'button', ButtonOwnProps>(
  'submit',
  function CheckoutSubmit(props) {
    const { form, destination, isOpening, props: options } = useCheckoutContext()
    const { id, quote, setupError, countryError, needsQuote } = useCheckoutFormContext()
    const isBusy = isOpening || (needsQuote && quote.state !== 'absent')
    const { onConnect } = options
    const isWithoutWallet = destination.wallet === ''
    const messages = useMessages('checkout', enCheckout)
    const { connect } = useMessages('shared', enSharedForm)
    const { locale } = useRootLanguage()
    const { parsed, tradeType, method } = form
    const total = useQuoteTotal()
    const { problem } = useAmountField()

    function label() {
      if (isOpening) return messages.opening
      if (isWithoutWallet && onConnect) return connect.title
      if (!parsed.ok || problem) return messages.continue
      const isSpend = tradeType === 'EXACT_INPUT'
      if (total !== undefined && quote.state === 'fresh') {
        const message = isSpend && total.isTyped ? messages.continueWith : messages.continueAbout
        return interpolate(message, { amount: total.paid })
      }
      // Fees may come on top of the typed amount to pay.
      if (isSpend) return messages.continue
      const amount = formatAmount(parsed.amount, { locale, token: destination.token })
      return interpolate(messages.continueToGet, { amount })
    }

    return (
      <Button
        type="submit"
        variant="primary"
        disabled={setupError !== undefined || (isWithoutWallet ? !onConnect : method === undefined)}
        // Not `disabled`: the button would lose the focus. The form ignores a press.
        aria-disabled={!isWithoutWallet && (isOpening || needsQuote || countryError !== undefined)}
        aria-describedby={
          countryError ? `${id}-country` : needsQuote && !isBusy ? `${id}-note` : undefined
        }
        aria-busy={!isWithoutWallet && isBusy}
        data-guarded
        overrides={props}
      >
        {label()}
      </Button>
    )
  },
)

/** The next step, in one sentence. Hidden while an error blocks every purchase, and without a wallet. */
export const CheckoutHint = part<'p'>('hint', function CheckoutHint(props) {
  const { next } = useMessages('checkout', enCheckout)
  const { wallet } = useCheckoutContext().destination
  if (useSetupError() !== undefined || wallet === '') return null
  return (
    <Element tag="p" overrides={props}>
      {next}
    </Element>
  )
})
