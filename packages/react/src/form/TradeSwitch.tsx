'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { useFormQuote } from './QuoteContext.ts'

/** Lets the other amount be typed. It begins as the price makes it, where the price is that of what is entered. */
export function TradeSwitch(props: ComponentPropsWithoutRef<'button'>) {
  const { details } = useCheckoutContext()
  const { state, quote } = useFormQuote()
  const words = useWords('checkout', enCheckout)
  const isCurrent = state === 'fresh' || state === 'expired'
  const label = details.tradeType === 'EXACT_INPUT' ? words.enterGet : words.enterPay
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      onClick={runBoth(props.onClick, () => details.switchTradeType(isCurrent ? quote : undefined))}
      className={partClass('trade-switch', props.className)}
    />
  )
}
