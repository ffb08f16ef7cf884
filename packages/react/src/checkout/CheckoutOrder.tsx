'use client'

import type { SituationName } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { formatEstimate } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enOrder } from '../messages/en/order.ts'
import { OrderContext } from '../order/OrderContext.ts'
import { Description } from '../ui/DescriptionList.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutProvider, type CheckoutProviderProps } from './CheckoutProvider.tsx'
import { describePurchase, hasAmountOf } from './describePurchase.ts'
import { QuotePrice } from './QuoteBox.tsx'

/** Provides the purchase and its order to the parts of a composed checkout, which loads nothing later. */
export function ComposedCheckout({
  children,
  ...props
}: Omit<CheckoutProviderProps, 'purchaseView'>) {
  return (
    <CheckoutProvider {...props} purchaseView={{ describePurchase, enOrder }}>
      <CheckoutOrder>{children}</CheckoutOrder>
    </CheckoutProvider>
  )
}

/** Provides the order of a purchase to the parts that show it. */
export function CheckoutOrder({ children }: { readonly children: ReactNode }) {
  const { checkout, snapshot } = useCheckoutContext()
  const { situation, order, order_id: id, isCaptured, error } = snapshot
  const { refresh } = checkout
  return (
    <OrderContext.Provider
      value={{ situation, order, id, quoted: <QuotedItems />, isCaptured, error, refresh }}
    >
      {children}
    </OrderContext.Provider>
  )
}

/** The fees, the rate and the amount to receive: the quote has them, and the order does not. */
function QuotedItems() {
  const { snapshot, form } = useCheckoutContext()
  const { youGetAbout } = useMessages('checkout', enCheckout)
  const { locale } = useRootLanguage()
  const { order, purchase, situation } = snapshot
  const { quote } = form
  // Without the purchase, the order is that of another tab, and the quote that of an earlier order.
  const isOurs = purchase !== undefined && asQuoted.includes(situation.name)
  if (!isOurs || order === undefined || quote === undefined) return null
  if (!hasAmountOf(quote, order)) return null
  const { destination } = quote
  return (
    <>
      <QuotePrice quote={quote} />
      <Description term={youGetAbout}>
        {formatEstimate(destination.amount, { locale, token: destination.token })}
      </Description>
    </>
  )
}

/** The situations of a paid order that is sent, or will be, as the buyer requested it. */
const asQuoted: readonly SituationName[] = ['sending', 'sending_late', 'sent']
