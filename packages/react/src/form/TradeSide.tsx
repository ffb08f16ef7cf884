'use client'

import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { textOf } from '../provider/parseProps.ts'
import { AmountError, AmountInput, AmountLabel, AmountRow, AmountUnit } from '../ui/AmountField.tsx'
import { QuoteAmount } from './QuoteAmount.tsx'
import { QuoteDestination } from './QuoteDestination.tsx'
import { QuoteLabel } from './QuoteLabel.tsx'

/** What is paid, or what arrives: typed, or as the price makes it of the other. */
export function TradeSide({ side }: { readonly side: 'pay' | 'get' }) {
  const { details, destination } = useCheckoutContext()
  const words = useWords('checkout', enCheckout)
  const isPay = side === 'pay'
  const isTyped = isPay === (details.tradeType === 'EXACT_INPUT')
  return (
    <AmountRow data-side={textOf(side)} data-typed={isTyped || undefined}>
      {isTyped ? (
        <>
          <AmountLabel>{isPay ? words.youPay : words.youGet}</AmountLabel>
          <AmountInput />
        </>
      ) : (
        <>
          <QuoteLabel>{isPay ? words.youPayAbout : words.youGetAbout}</QuoteLabel>
          <QuoteAmount />
        </>
      )}
      <AmountUnit>{isPay ? details.currency : destination.token}</AmountUnit>
      {!isPay && <QuoteDestination />}
      {isTyped && <AmountError />}
    </AmountRow>
  )
}
