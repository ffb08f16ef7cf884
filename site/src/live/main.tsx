import examples from 'virtual:live-examples'
import { OnrampProvider } from '@onramp-kit/react'
import { createRoot } from 'react-dom/client'
import { openOrder, simulate, WALLET } from '../simulated.ts'
import { OrderActions } from './OrderActions.tsx'
import { ShopRequests } from './ShopRequests.tsx'

const { client, service } = simulate()

/** Renders the example of a figure in its place. */
export async function showExample(place: HTMLElement) {
  const { example: name = '', beside } = place.dataset
  const [Example, id] = await Promise.all([
    examples[name]?.(),
    beside === 'order' ? openOrder(client) : '',
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
