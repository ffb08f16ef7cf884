'use client'

import { Checkout } from '@onramp-kit/react'

/** The checkout, with a callback, which a server component cannot pass on. */
export function TopUp({ wallet }: { readonly wallet: string }) {
  return (
    <Checkout
      wallet={wallet}
      chain={8453}
      token="USDC"
      onStatus={(order) => console.log(order.id, order.status)}
    />
  )
}
