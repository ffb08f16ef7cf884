'use client'

import type { CardCheckoutInput } from '@onramp-kit/core'
import { Checkout } from '@onramp-kit/react'

interface Cart
  extends Pick<CardCheckoutInput, 'wallet' | 'amount' | 'currency' | 'chain' | 'token'> {
  id: string
}

export function CartCheckout({ cart }: { cart: Cart }) {
  return (
    <Checkout
      wallet={cart.wallet}
      chain={cart.chain}
      token={cart.token}
      currency={cart.currency}
      defaultAmount={cart.amount}
      limits={{ [cart.currency]: { min: cart.amount, max: cart.amount } }}
      onStatus={({ id }) => void fetch(`/carts/${cart.id}/orders/${id}`, { method: 'PUT' })}
    />
  )
}
