'use client'

import { type CardQuote, formatAmount } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { fill, wordOf } from '../i18n/format.ts'
import { useSurface, useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { plain } from '../provider/parseProps.ts'
import { useTypedAmount } from '../ui/AmountField.tsx'
import { Line, Lines, LineTerm, LineValue } from '../ui/DescriptionList.tsx'
import { partClass } from '../ui/mergeProps.ts'
import { useCheckoutContext } from './CheckoutContext.ts'
import { notAcceptedText, useRefusal } from './CheckoutError.tsx'
import { useFormQuote } from './useQuote.ts'

/** What the price is made of and how long it holds. Keeps its height, whatever is in it. */
export function QuoteBox(props: ComponentPropsWithoutRef<'div'>) {
  const { state } = useFormQuote()
  const isBusy = state === 'loading' || state === 'stale'
  const className = partClass('quote', props.className)
  return <div aria-busy={isBusy} {...props} className={className} data-state={state} />
}

/** What the price is made of: fees, rate, and the total where it is not what was typed. */
export function QuoteLines() {
  const { quote } = useFormQuote()
  const words = useWords('checkout', enCheckout)
  const { locale } = useSurface()
  if (quote === undefined) return null
  const { source, destination, fees = [], rate } = quote
  return (
    <Lines>
      {fees.map((fee, place) => (
        <Line key={`${fee.type} ${place}`}>
          <LineTerm>{wordOf(words.fees, fee.type) ?? words.otherFee}</LineTerm>
          <LineValue>
            {formatAmount(fee.amount, { locale, currency: fee.currency, round: 'up' })}
          </LineValue>
        </Line>
      ))}
      {rate !== undefined && (
        <Line>
          <LineTerm>{words.rate}</LineTerm>
          <LineValue dir="ltr">
            {formatAmount('1', { locale, token: destination.token })} ={' '}
            {formatAmount(rate, { locale, token: source.currency })}
          </LineValue>
        </Line>
      )}
      <QuoteTotal quote={quote} />
    </Lines>
  )
}

/** What is really paid, or arrives, where the price holds another amount than was typed: nobody is to pay unawares. */
export function QuoteTotal({ quote }: { readonly quote: CardQuote }) {
  const { tradeType, parsed } = useCheckoutContext().details
  const { state } = useFormQuote()
  const words = useWords('checkout', enCheckout)
  const { locale } = useSurface()
  const { source, destination } = plain(quote)
  if (!source || !destination) return null
  const [term, amount, options] =
    tradeType === 'EXACT_INPUT'
      ? ([words.total, source.amount, { currency: source.currency, round: 'up' }] as const)
      : ([words.youGet, destination.amount, { token: destination.token }] as const)
  const held = formatAmount(amount, { locale, ...options })
  const typed = parsed.ok ? formatAmount(parsed.amount, { locale, ...options }) : held
  if (state === 'stale' || held === typed) return null
  return (
    <Line>
      <LineTerm>{term}</LineTerm>
      <LineValue>{held}</LineValue>
    </Line>
  )
}

/** Until when the price holds, that it does no more, or that there is none, and why. Empty while it is awaited. */
export function QuoteNote(props: ComponentPropsWithoutRef<'p'>) {
  const { state, until, error } = useFormQuote()
  const refusal = useRefusal()
  const { id } = useTypedAmount()
  const words = useWords('checkout', enCheckout)
  const { locale } = useSurface()
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  const holds = until === undefined ? '' : fill(words.priceUntil, { time: clock.format(until) })
  const refused = notAcceptedText(error, words.notAccepted)
  // Once the purchase was refused for it as well, that is said beside the button.
  const isSaid = refused !== undefined && refused === notAcceptedText(refusal, words.notAccepted)
  const said = {
    empty: words.noPrice,
    loading: '',
    fresh: holds,
    stale: holds,
    expired: words.priceOver,
    absent: isSaid ? words.noPrice : (refused ?? words.priceLater),
  }
  return (
    <p id={`${id}-note`} {...props} className={partClass('quote-note', props.className)}>
      {props.children ?? said[state]}
    </p>
  )
}
