import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import '@onramp-kit/react/styles.css'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'https://service.example',
})

export default {
  title: 'Checkout',
  component: Checkout,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <OnrampProvider client={onramp}>
        <Story />
      </OnrampProvider>
    ),
  ],
}

export const Buys = {
  args: { wallet: '0x52908400098527886E0F7030069857D2E4169EE7', chain: 8453, token: 'USDC' },
}
