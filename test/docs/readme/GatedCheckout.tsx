import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import '@onramp-kit/react/styles.css'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

/** Asks your own server whether this user may buy. */
async function checkUser(amount: string, signal: AbortSignal) {
  const response = await fetch('/may-buy', { method: 'POST', body: amount, signal })
  if (!response.ok) throw new Error('Verify your account to buy.')
}

export function GatedCheckout({ wallet }: { wallet: string }) {
  return (
    <OnrampProvider
      client={onramp}
      country="DE"
      support={{ name: 'Acme', url: 'https://acme.example/help' }}
    >
      <Checkout
        wallet={wallet}
        chain={8453}
        token="USDC"
        amounts={['20', '50', '100']}
        limits={{ EUR: { min: '20', max: '500' }, GBP: { min: '20', max: '400' } }}
        countries={['DE', 'FR', 'GB']}
        beforePurchase={({ amount }, { signal }) => checkUser(amount, signal)}
        onComplete={(order) => console.log(`${order.id} is complete`)}
        onDone={() => window.location.assign('/wallet')}
      />
    </OnrampProvider>
  )
}
