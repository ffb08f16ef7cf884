'use client'

import type { CardCheckoutInput } from '@onramp-kit/core'
import { Checkout } from '@onramp-kit/react'

interface Cart
  extends Pick<CardCheckoutInput, 'wallet' | 'amount' | 'currency' | 'chain' | 'token'> {
  id: string
}

/** Asks the server whether a cart is paid. */
export async function fetchPaid(id: string): Promise<boolean> {
  const response = await fetch(`/carts/${id}`)
  if (!response.ok) throw new Error('We can’t load this cart. Try again later.')
  return ((await response.json()) as { paid: boolean }).paid
}

export function CartCheckout({ cart, paid }: { cart: Cart; paid: boolean }) {
  if (paid) return <p>This cart is paid.</p>
  return (
    <Checkout
      wallet={cart.wallet}
      chain={cart.chain}
      token={cart.token}
      currency={cart.currency}
      defaultAmount={cart.amount}
      limits={{ [cart.currency]: { min: cart.amount, max: cart.amount } }}
      beforePurchase={async () => {
        // The cart may have been paid since the page was rendered, also in another tab.
        if (await fetchPaid(cart.id)) throw new Error('This cart is paid.')
      }}
      onStatus={({ id }) => void fetch(`/carts/${cart.id}/orders/${id}`, { method: 'PUT' })}
    />
  )
}
