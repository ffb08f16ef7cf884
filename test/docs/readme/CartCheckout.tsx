'use client'

import type { CardCheckoutInput } from '@onramp-kit/core'
import { Checkout } from '@onramp-kit/react'

interface Cart
  extends Pick<CardCheckoutInput, 'wallet' | 'amount' | 'currency' | 'chain' | 'token'> {
  id: string
}

/** Asks the server whether a cart is paid, or a payment for it is on its way. */
export async function fetchCart(id: string): Promise<{ paid: boolean; pending: boolean }> {
  const response = await fetch(`/carts/${id}`)
  if (!response.ok) throw new Error('We can’t load this cart. Try again later.')
  return response.json()
}

export function CartCheckout({ cart, paid }: { cart: Cart; paid: boolean }) {
  if (paid) return <p>This cart is paid.</p>
  // Outlives the page, which may redirect to the payment page. The next status repeats a lost report.
  const report = (order: string) =>
    void fetch(`/carts/${cart.id}/orders/${order}`, { method: 'PUT', keepalive: true }).catch(
      () => {},
    )
  return (
    <Checkout
      key={cart.id}
      wallet={cart.wallet}
      chain={cart.chain}
      token={cart.token}
      currency={cart.currency}
      limits={{ [cart.currency]: { min: cart.amount, max: cart.amount } }}
      beforePurchase={async () => {
        // The cart may have been paid since the page was rendered, also in another tab.
        const { paid, pending } = await fetchCart(cart.id)
        if (paid) throw new Error('This cart is paid.')
        if (pending) throw new Error('A payment is being processed. Try again later.')
      }}
      onEvent={(event) => event.type === 'opened' && report(event.order_id)}
      onStatus={({ id }) => report(id)}
    />
  )
}
