import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import '@onramp-kit/react/styles.css'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

export function App({ wallet }: { wallet: string }) {
  return (
    <OnrampProvider client={onramp}>
      <Checkout
        wallet={wallet}
        chain={8453}
        token="USDC"
        onStatus={(order) => console.log(order.id, order.status)}
      />
    </OnrampProvider>
  )
}
