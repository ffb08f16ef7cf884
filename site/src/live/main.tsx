import examples from 'virtual:live-examples'
import { OnrampProvider } from '@onramp-kit/react'
import { createRoot } from 'react-dom/client'
import { simulate, WALLET } from '../simulated.ts'
import { OrderActions } from './OrderActions.tsx'
import { ShopRequests } from './ShopRequests.tsx'

const { client, service } = simulate()

/** Opens the order that an example shows. */
async function openOrder(): Promise<string> {
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

/** Renders the example of a figure in its place. */
export async function showExample(place: HTMLElement) {
  const { example: name = '', beside } = place.dataset
  const [Example, id] = await Promise.all([
    examples[name]?.(),
    beside === 'order' ? openOrder() : '',
  ])
  if (Example === undefined) throw new Error(`There is no example ${name}.`)
  createRoot(place).render(
    <OnrampProvider client={client} locale="en" country="US">
      <Example id={id} onramp={client} wallet={WALLET} />
      {beside === 'order' && <OrderActions service={service} id={id} />}
      {beside === 'requests' && <ShopRequests />}
    </OnrampProvider>,
  )
}
