'use client'

import { type CardQuote, formatAmount } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { interpolate, lookup } from '../i18n/format.ts'
import { useMessages, useRoot } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { plain } from '../provider/parseProps.ts'
import { useTypedAmount } from '../ui/AmountField.tsx'
import {
  DescriptionItem,
  DescriptionList,
  DescriptionTerm,
  DescriptionValue,
} from '../ui/DescriptionList.tsx'
import { cx } from '../ui/mergeProps.ts'
import { useCheckoutContext } from './CheckoutContext.ts'
import { rejectedFieldText, useCheckoutError } from './CheckoutError.tsx'
import { useFormQuote } from './useQuote.ts'

/** What the price is made of and how long it holds. Keeps its height, whatever is in it. */
export function QuoteBox(props: ComponentPropsWithoutRef<'div'>) {
  const { state } = useFormQuote()
  const isBusy = state === 'loading' || state === 'stale'
  const className = cx('quote', props.className)
  return <div aria-busy={isBusy} {...props} className={className} data-state={state} />
}

/** What the price is made of: fees, rate, and the total where it is not what was typed. */
export function QuoteDetails() {
  const { quote } = useFormQuote()
  const messages = useMessages('checkout', enCheckout)
  const { locale } = useRoot()
  if (quote === undefined) return null
  const { source, destination, fees = [], rate } = quote
  return (
    <DescriptionList>
      {fees.map((fee, place) => (
        <DescriptionItem key={`${fee.type} ${place}`}>
          <DescriptionTerm>{lookup(messages.fees, fee.type) ?? messages.otherFee}</DescriptionTerm>
          <DescriptionValue>
            {formatAmount(fee.amount, { locale, currency: fee.currency, round: 'up' })}
          </DescriptionValue>
        </DescriptionItem>
      ))}
      {rate !== undefined && (
        <DescriptionItem>
          <DescriptionTerm>{messages.rate}</DescriptionTerm>
          <DescriptionValue dir="ltr">
            {formatAmount('1', { locale, token: destination.token })} ={' '}
            {formatAmount(rate, { locale, token: source.currency })}
          </DescriptionValue>
        </DescriptionItem>
      )}
      <QuoteTotal quote={quote} />
    </DescriptionList>
  )
}

/** What is really paid, or arrives, where the price holds another amount than was typed: nobody is to pay unawares. */
export function QuoteTotal({ quote }: { readonly quote: CardQuote }) {
  const { tradeType, parsed } = useCheckoutContext().details
  const { state } = useFormQuote()
  const messages = useMessages('checkout', enCheckout)
  const { locale } = useRoot()
  const { source, destination } = plain(quote)
  if (!source || !destination) return null
  const [term, amount, options] =
    tradeType === 'EXACT_INPUT'
      ? ([messages.total, source.amount, { currency: source.currency, round: 'up' }] as const)
      : ([messages.youGet, destination.amount, { token: destination.token }] as const)
  const held = formatAmount(amount, { locale, ...options })
  const typed = parsed.ok ? formatAmount(parsed.amount, { locale, ...options }) : held
  if (state === 'stale' || held === typed) return null
  return (
    <DescriptionItem>
      <DescriptionTerm>{term}</DescriptionTerm>
      <DescriptionValue>{held}</DescriptionValue>
    </DescriptionItem>
  )
}

/** Until when the price holds, that it does no more, or that there is none, and why. Empty while it is awaited. */
export function QuoteNote(props: ComponentPropsWithoutRef<'p'>) {
  const { state, until, error } = useFormQuote()
  const refusal = useCheckoutError()
  const { id } = useTypedAmount()
  const messages = useMessages('checkout', enCheckout)
  const { locale } = useRoot()
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  const holds =
    until === undefined ? '' : interpolate(messages.priceUntil, { time: clock.format(until) })
  const refused = rejectedFieldText(error, messages.notAccepted)
  // Once the purchase was refused for it as well, that is said beside the button.
  const isSaid =
    refused !== undefined && refused === rejectedFieldText(refusal, messages.notAccepted)
  const said = {
    empty: messages.noPrice,
    loading: '',
    fresh: holds,
    stale: holds,
    expired: messages.priceOver,
    absent: isSaid ? messages.noPrice : (refused ?? messages.priceLater),
  }
  return (
    <p id={`${id}-note`} {...props} className={cx('quote-note', props.className)}>
      {props.children ?? said[state]}
    </p>
  )
}
