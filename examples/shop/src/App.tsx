import type { CardOrder } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { useState } from 'react'
import { Logo } from './Logo.tsx'
import { onramp } from './onramp.ts'
import { TopUps } from './TopUps.tsx'

/** The signed-in user's wallet. A real shop reads it from its session. */
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

export function App() {
  const [topUps, setTopUps] = useState<readonly CardOrder[]>([])
  const keep = (order: CardOrder) =>
    setTopUps((known) => [order, ...known.filter(({ id }) => id !== order.id)])

  return (
    <div className="page">
      <header className="bar">
        <a className="brand" href="/">
          <Logo /> Harbor
        </a>
        <p className="account">Signed in as Noor</p>
      </header>
      <main>
        <section className="pitch">
          <p className="eyebrow">Travel wallet</p>
          <h1>Money that lands before you do.</h1>
          <p className="lead">
            Top up with your card in whatever currency you are paid in. Spend digital dollars in
            every port, at the rate you saw when you paid.
          </p>
          <ul className="facts">
            <li>
              <strong>Minutes</strong> from card to wallet
            </li>
            <li>
              <strong>USDC</strong> held in your own wallet
            </li>
            <li>
              <strong>No lock-in</strong> it is yours to move
            </li>
          </ul>
          <TopUps orders={topUps} />
        </section>
        <OnrampProvider client={onramp}>
          <Checkout className="till" wallet={wallet} chain={8453} token="USDC" onStatus={keep} />
        </OnrampProvider>
      </main>
      <footer className="foot">
        Harbor is a demonstration. It runs on a simulated service: no card is charged and no money
        moves.
      </footer>
    </div>
  )
}
