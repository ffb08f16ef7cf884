'use client'

import { formatAmount } from '@onramp-kit/core'
import { wordOf } from '../i18n/format.ts'
import { useSurface, useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { Line, Lines, LineTerm, LineValue } from '../ui/DescriptionList.tsx'
import { useFormQuote } from './QuoteContext.ts'
import { QuoteTotal } from './QuoteTotal.tsx'

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
