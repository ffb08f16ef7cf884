import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import '@onramp-kit/react/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig, http, mock, useAccount, useConnect, WagmiProvider } from 'wagmi'
import { base } from 'wagmi/chains'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})
const connector = mock({ accounts: ['0x52908400098527886E0F7030069857D2E4169EE7'] })
const config = createConfig({
  chains: [base],
  connectors: [connector],
  transports: { [base.id]: http('http://127.0.0.1:1') },
})
const queryClient = new QueryClient()

function TopUp() {
  const { address } = useAccount()
  const { connect } = useConnect()
  // Like a buyer who connects after the page has loaded.
  useEffect(() => connect({ connector }), [connect])
  return (
    <OnrampProvider client={onramp}>
      <Checkout wallet={address} chain={base.id} token="USDC" />
    </OnrampProvider>
  )
}

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <TopUp />
    </QueryClientProvider>
  </WagmiProvider>,
)
