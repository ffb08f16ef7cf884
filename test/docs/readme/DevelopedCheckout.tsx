import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { createRequestLog, OnrampDevtools } from '@onramp-kit/react/devtools'
import '@onramp-kit/react/styles.css'

const requests = createRequestLog()
const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
  ...requests.hooks,
})

export function DevelopedCheckout({ wallet }: { wallet: string }) {
  return (
    <OnrampProvider client={onramp}>
      <Checkout wallet={wallet} chain={8453} token="USDC" />
      <OnrampDevtools requests={requests} />
    </OnrampProvider>
  )
}
