import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { simulate, WALLET } from '../simulated.ts'
import { usePageTheme } from '../usePageTheme.ts'

const { client } = simulate()
/** The colors of the site. */
const appearance = {
  accent: 'light-dark(#006b4e, #6fdcb3)',
  onAccent: 'light-dark(#fff, #05251b)',
  surface: 'light-dark(#fff, #121a17)',
  inset: 'light-dark(#f3f7f5, #1a2520)',
  text: 'light-dark(#10201a, #f5faf7)',
  muted: 'light-dark(#5a6962, #a5b3ac)',
  line: 'light-dark(#d3dcd7, #2b3832)',
  maxWidth: '100%',
}

function Demo() {
  return (
    <OnrampProvider
      client={client}
      theme={usePageTheme()}
      locale="en"
      country="US"
      appearance={appearance}
    >
      <Checkout wallet={WALLET} chain={8453} token="USDC" />
    </OnrampProvider>
  )
}

/** Renders the checkout in place of its placeholder. */
export function showDemo(place: HTMLElement) {
  // A transition renders in short steps.
  startTransition(() => createRoot(place).render(<Demo />))
}
