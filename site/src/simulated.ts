import { createOnrampClient, type OnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { showHostedPages } from '@onramp-kit/msw/browser'
import styles from '@onramp-kit/react/styles.css?inline'

// A stylesheet that is imported would load on every page of the site.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

/**
 * Runs a simulated service in this page, and returns it with a client of it. Nothing is kept for the next visit. `close`
 * ends its hosted pages.
 */
export function simulate() {
  const baseUrl = 'https://service.example'
  const service = createService()
  const memory = new Map<string, string>()
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
  const close = showHostedPages(service, { baseUrl })
  return { client, service, close }
}

/** The wallet of every demonstration. */
export const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Opens an order, and returns its id. */
export async function openOrder(client: OnrampClient): Promise<string> {
  const { order_id } = await client.card.checkout({
    amount: '50',
    currency: 'USD',
    country: 'US',
    payment_method: 'card',
    trade_type: 'EXACT_INPUT',
    wallet: WALLET,
    chain: 8453,
    token: 'USDC',
  })
  return order_id
}
