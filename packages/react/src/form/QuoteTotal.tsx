'use client'

import { type CardQuote, formatAmount } from '@onramp-kit/core'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { useSurface, useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { plain } from '../provider/parseProps.ts'
import { Line, LineTerm, LineValue } from '../ui/DescriptionList.tsx'
import { useFormQuote } from './QuoteContext.ts'

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
