import {
  type Claim,
  createCheckout,
  type OnrampClient,
  type PurchaseEvent,
  type SituationAction,
} from '@onramp-kit/core'

/** What you say about the buyer's money. */
const money: Record<Claim, string> = {
  nothing_charged: 'You haven’t been charged.',
  may_be_charged: 'If you’ve already paid, don’t pay again.',
  charged: 'We’ve received your payment.',
  sent: 'Your USDC is on its way to your wallet.',
}

const labels: Record<SituationAction, string> = {
  pay: 'Pay $50',
  check_again: 'Check status',
  try_again: 'Try again',
  start_over: 'Start over',
  contact_support: 'Contact support',
  done: 'Done',
}

/** Sends events to your analytics. */
function track({ type, ...properties }: PurchaseEvent) {
  navigator.sendBeacon('/analytics', JSON.stringify({ event: `purchase_${type}`, properties }))
}

/** Renders a checkout, and returns the function that removes it. */
export function mountCheckout(root: HTMLElement, onramp: OnrampClient, wallet: string) {
  const checkout = createCheckout(
    onramp,
    { wallet, chain: 8453, token: 'USDC' },
    { onEvent: track, includeAmounts: true },
  )
  const actions: Record<SituationAction, () => unknown> = {
    pay() {
      const { url } = checkout.getSnapshot()
      if (url !== undefined) return window.open(url, '_blank', 'noopener')
      return checkout.open({
        amount: '50',
        currency: 'USD',
        country: 'US',
        payment_method: 'card',
        trade_type: 'EXACT_INPUT',
      })
    },
    check_again: checkout.refresh,
    try_again: checkout.retry,
    start_over() {
      const isPaid = 'Already paid? Starting over doesn’t cancel this order.'
      const mayBePaid = checkout.getSnapshot().situation.claim === 'may_be_charged'
      if (!mayBePaid || window.confirm(isPaid)) checkout.startOver()
    },
    contact_support: () => window.open('https://acme.example/help', '_blank', 'noopener'),
    done: () => window.location.assign('/wallet'),
  }

  function render() {
    const { situation } = checkout.getSnapshot()
    const text = document.createElement('p')
    text.textContent = money[situation.claim]
    if (situation.reads !== 'ok') text.append(' We’re having trouble getting updates.')
    const buttons = situation.actions.map((action) => {
      const button = document.createElement('button')
      button.textContent = labels[action]
      button.addEventListener('click', ({ detail }) => {
        // The second click of a double click meets the button that has replaced the first one.
        if (detail < 2) actions[action]()
      })
      return button
    })
    root.dataset['situation'] = situation.name
    root.replaceChildren(text, ...buttons)
  }

  render()
  return checkout.subscribe(render)
}
