import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import '@onramp-kit/react/styles.css'
import { useConnect, useConnection, useConnectors } from 'wagmi'
import { base } from 'wagmi/chains'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

export function TopUp() {
  const { address } = useConnection()
  const { mutate: connect, error } = useConnect()
  const [connector] = useConnectors()
  return (
    <OnrampProvider client={onramp}>
      <Checkout
        wallet={address}
        onConnect={connector && (() => connect({ connector }))}
        chain={base.id}
        token="USDC"
        onStatus={(order) => console.log(order.id, order.status)}
      />
      {error && <p role="alert">No wallet was connected: {error.message}</p>}
    </OnrampProvider>
  )
}
