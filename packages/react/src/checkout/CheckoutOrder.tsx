'use client'

import type { ReactNode } from 'react'
import { enOrder } from '../messages/en/order.ts'
import { OrderContext } from '../order/OrderContext.ts'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutProvider, type CheckoutProviderProps } from './CheckoutProvider.tsx'
import { describePurchase } from './purchaseStep.ts'

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
  const { situation, order, isCaptured, error } = snapshot
  const { refresh } = checkout
  return (
    <OrderContext.Provider value={{ situation, order, isCaptured, error, refresh }}>
      {children}
    </OrderContext.Provider>
  )
}
