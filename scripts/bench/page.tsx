// The merchant's page of the benchmark: the same tree on the server and in the browser.
import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'

export function Page({ service }: { readonly service: string }) {
  return (
    <OnrampProvider client={clientOf(service)}>
      <Checkout wallet="0x52908400098527886E0F7030069857D2E4169EE7" chain={8453} token="USDC" />
    </OnrampProvider>
  )
}

function clientOf(baseUrl: string) {
  return createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl })
}
