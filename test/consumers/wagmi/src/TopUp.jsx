import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import '@onramp-kit/react/styles.css'
import { useAccount } from 'wagmi'
import { base } from 'wagmi/chains'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

export function TopUp() {
  const { address } = useAccount()
  return (
    <OnrampProvider client={onramp}>
      <Checkout wallet={address} chain={base.id} token="USDC" />
    </OnrampProvider>
  )
}
