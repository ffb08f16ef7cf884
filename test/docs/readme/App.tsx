import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import '@onramp-kit/react/styles.css'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

// The buyer's own wallet, as your page knows it.
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

export default function App() {
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
