import { Checkout } from '@onramp-kit/react'
import '@onramp-kit/react/styles.css'
import { createRoot } from 'react-dom/client'
import { PersistedProviders } from './PersistedProviders.jsx'

createRoot(document.getElementById('root')).render(
  <PersistedProviders>
    <Checkout wallet="0x52908400098527886E0F7030069857D2E4169EE7" chain={8453} token="USDC" />
  </PersistedProviders>,
)
