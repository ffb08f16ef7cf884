import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import styles from '@onramp-kit/react/styles.css?url'
import { createFileRoute } from '@tanstack/react-router'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

export const Route = createFileRoute('/')({
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  component: () => (
    <OnrampProvider client={onramp}>
      <Checkout
        wallet="0x52908400098527886E0F7030069857D2E4169EE7"
        chain={8453}
        token="USDC"
        onStatus={(order) => console.log(order.id, order.status)}
      />
    </OnrampProvider>
  ),
})
