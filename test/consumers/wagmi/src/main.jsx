import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig, http, mock, WagmiProvider } from 'wagmi'
import { base } from 'wagmi/chains'
import { TopUp } from './TopUp.jsx'

const connector = mock({ accounts: ['0x52908400098527886E0F7030069857D2E4169EE7'] })
const config = createConfig({
  chains: [base],
  connectors: [connector],
  transports: { [base.id]: http('http://127.0.0.1:1') },
})
const queryClient = new QueryClient()

function App() {
  // Like a buyer who presses "Connect a wallet".
  useEffect(() => document.querySelector('.onramp-submit').click(), [])
  return <TopUp />
}

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </WagmiProvider>,
)
