'use client'

import { formatAmount } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { useSurface } from '../i18n/useMessages.ts'
import { lengthOf } from '../ui/AmountField.tsx'
import { partClass } from '../ui/mergeProps.ts'
import { useFormQuote } from './QuoteContext.ts'

/** The amount that the price makes of the typed one; a dash while there is no price. */
export function QuoteAmount(props: ComponentPropsWithoutRef<'span'>) {
  const { tradeType } = useCheckoutContext().details
  const { state, quote } = useFormQuote()
  const { locale } = useSurface()
  const text =
    quote === undefined
      ? '–'
      : tradeType === 'EXACT_INPUT'
        ? formatAmount(quote.destination.amount, { locale, round: 'down' })
        : formatAmount(quote.source.amount, { locale, places: 2, round: 'up' })
  return (
    <span
      {...props}
      className={partClass('quote-amount', props.className)}
      data-state={state}
      data-long={lengthOf(text)}
    >
      {props.children ?? text}
    </span>
  )
}
