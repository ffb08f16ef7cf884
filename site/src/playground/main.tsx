import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { showHostedPages } from '@onramp-kit/msw/browser'
import { createRoot } from 'react-dom/client'
import { Playground } from './Playground.tsx'
import '@onramp-kit/react/styles.css'
import './playground.css'

const baseUrl = 'https://service.example'
const service = createService()
const memory = new Map<string, string>()
/** Each visit of the page starts over. */
const storage = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
}
const client = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl,
  fetch: service.fetch,
  platform: { storage, tabStorage: storage },
})
showHostedPages(service, { baseUrl })

const place = document.getElementById('playground')
if (place) createRoot(place).render(<Playground client={client} service={service} />)
