import { Checkout } from '@onramp-kit/react'
import '@onramp-kit/react/styles.css'

export function TopUp({ wallet, onSent }: { wallet: string; onSent: (orderId: string) => void }) {
  return (
    <Checkout
      wallet={wallet}
      chain={8453}
      token="USDC"
      onStatus={({ id, status }) => {
        if (status === 'order_broadcasted') onSent(id)
      }}
    />
  )
}
