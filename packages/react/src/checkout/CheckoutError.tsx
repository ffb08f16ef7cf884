'use client'

import { isApiError, type OnrampError } from '@onramp-kit/core'
import { useContext, useState } from 'react'
import { lookup } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enSharedForm } from '../messages/en/sharedForm.ts'
import type { Messages } from '../messages/messages.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Notice, type NoticeOwnProps } from '../ui/Notice.tsx'
import { part } from '../ui/part.tsx'
import { useShownFields } from '../ui/shownFields.ts'
import { CheckoutFormContext, useCheckoutContext, useSetupError } from './CheckoutContext.ts'
import type { QuoteView } from './useQuote.ts'

/**
 * The error that blocks a purchase, or that rejected the last one, unless it stands at the field that it rejected. Also why the
 * service does not serve the country, in a form that does not show it. The form keeps its input. Without a wallet and an
 * `onConnect`, it asks the buyer to connect one.
 */
export const CheckoutError = part<'div', NoticeOwnProps>(
  'checkout-error',
  function CheckoutError(props) {
    const { blockingError, destination, gate, form, props: options } = useCheckoutContext()
    const setupError = useSetupError()
    const error = useCheckoutError()
    const countryError = useContext(CheckoutFormContext)?.countryError
    useShownFields(form.fields)
    const messages = useMessages('checkout', enCheckout)
    const { connect, errors } = useMessages('shared', enSharedForm)
    const { notAccepted } = messages
    if (setupError !== undefined) {
      const setup = { ...errors, ...(blockingError && { setup: messages.wallet }) }
      return <ErrorNotice error={setupError} texts={setup} overrides={props} />
    }
    if (destination.wallet === '')
      return options.onConnect ? null : <Notice overrides={props}>{connect.text}</Notice>
    const text = form.fields.has('country') ? undefined : countryError
    if (text !== undefined || gate.rejection !== undefined)
      return (
        <Notice tone="danger" overrides={props}>
          <p className="onramp-notice-text" dir="auto">
            {text ?? (gate.rejection || messages.refused)}
          </p>
        </Notice>
      )
    if (error === undefined || (isApiError(error) && form.fields.has(error.field))) return null
    const texts = {
      ...errors,
      rate_limited: messages.tooMany,
      rate_limited_vaguely: messages.tooManyVaguely,
      network_error: messages.offline,
      validation_error: rejectedFieldText(error, notAccepted) ?? notAccepted.other,
      other: messages.refused,
    }
    return <ErrorNotice error={error} texts={texts} overrides={props} />
  },
)

/**
 * Returns why the service rejected a field, in the last purchase or in a quote, until the buyer changes the field or a quote
 * arrives.
 */
export function useFieldError(
  field: 'amount' | 'country',
  { current, error }: QuoteView,
): string | undefined {
  const value = useCheckoutContext().form[field]
  const { notAccepted } = useMessages('checkout', enCheckout)
  // Remembered, because the error is gone while the next quote loads.
  const [rejected, setRejected] = useState<string>()
  const next = isRejected(error, field) ? value : current ? undefined : rejected
  if (next !== rejected) setRejected(next)
  const isValueRejected = next !== undefined && next === value
  return isRejected(useCheckoutError(), field) || isValueRejected ? notAccepted[field] : undefined
}

const isRejected = (error: unknown, field: string) => isApiError(error) && error.field === field

/** Returns the error of the last purchase, until the buyer changes the rejected field. */
function useCheckoutError(): OnrampError | undefined {
  const { snapshot, form } = useCheckoutContext()
  const { error, purchase } = snapshot
  const { amount, country, method: payment_method } = form
  const entered = { amount, country, payment_method }
  const field = (isApiError(error) && error.field) as keyof typeof entered
  return Object.hasOwn(entered, field) && entered[field] !== purchase?.[field] ? undefined : error
}

/** Returns the message for a rejected field of the form, if the service named one. */
export function rejectedFieldText(
  error: unknown,
  messages: Messages['checkout']['notAccepted'],
): string | undefined {
  return isApiError(error) ? lookup(messages, error.field ?? '') : undefined
}
