'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { fill } from '../i18n/format.ts'
import { useSurface, useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { useTypedAmount } from '../ui/AmountField.tsx'
import { partClass } from '../ui/mergeProps.ts'
import { notAcceptedText } from './notAcceptedText.ts'
import { useFormQuote } from './QuoteContext.ts'
import { useRefusal } from './useRefusal.ts'

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
