import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import '@onramp-kit/react/styles.css'
import { render } from 'preact'
import './index.css'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

render(
  <OnrampProvider client={onramp}>
    <Checkout
      wallet="0x52908400098527886E0F7030069857D2E4169EE7"
      chain={8453}
      token="USDC"
      onStatus={(order) => console.log(order.id, order.status)}
    />
  </OnrampProvider>,
  document.getElementById('app'),
)
