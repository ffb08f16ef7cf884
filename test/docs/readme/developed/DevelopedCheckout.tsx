import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { OnrampDevtools } from '@onramp-kit/react/devtools'
import { onramp, requests } from './onramp'
import '@onramp-kit/react/styles.css'

export function DevelopedCheckout({ wallet }: { wallet: string }) {
  return (
    <OnrampProvider client={onramp}>
      <Checkout wallet={wallet} chain={8453} token="USDC" />
      <OnrampDevtools requests={requests} />
    </OnrampProvider>
  )
}
