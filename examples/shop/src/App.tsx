import type { CardOrder } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { useState } from 'react'
import { onramp } from './onramp.ts'
import { TopUps } from './TopUps.tsx'

/** The signed-in user's wallet. A real shop reads it from its session. */
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

export function App() {
  const [topUps, setTopUps] = useState<readonly CardOrder[]>([])
  function keep(order: CardOrder) {
    console.log(order.id, order.status)
    setTopUps((known) => [order, ...known.filter(({ id }) => id !== order.id)])
  }

  return (
    <div className="page">
      <header>
        <a href="/">Harbor</a>
        <span>Signed in as Noor</span>
      </header>
      <main>
        <section>
          <h1>Money that lands before you do.</h1>
          <p>Top up your travel wallet with your card. Spend digital dollars in every port.</p>
          <TopUps orders={topUps} />
        </section>
        <OnrampProvider client={onramp}>
          <Checkout className="till" wallet={wallet} chain={8453} token="USDC" onStatus={keep} />
        </OnrampProvider>
      </main>
      <footer>Harbor is a demonstration: no card is charged, and no money moves.</footer>
    </div>
  )
}
