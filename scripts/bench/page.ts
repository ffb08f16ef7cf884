// The merchant's page of the benchmark: the same tree on the server and in the browser. Without JSX, because Node runs it.
import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { createElement } from 'react'

export function page(baseUrl: string) {
  const client = createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl })
  const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
  const checkout = createElement(Checkout, { wallet, chain: 8453, token: 'USDC', onDone() {} })
  // oxlint-disable-next-line react/no-children-prop -- the type of the props requires it
  return createElement(OnrampProvider, { client, children: checkout })
}
