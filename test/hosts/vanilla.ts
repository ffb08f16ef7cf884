// A merchant's own view of `createCheckout`: a button, and the frame of the payment page.
import { createCheckout, createOnrampClient, hostFrame } from '@onramp-kit/core'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { pageData, rootElement } from './page.ts'

const { host, service } = pageData()
const client = createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl: service })
const checkout = createCheckout(client, { wallet: WALLET, chain: 8453, token: 'USDC' })
const form = host.form === 'a form' ? '<form id="order"><input name="note" aria-label="Note">' : ''
const root = rootElement()
root.innerHTML = `${form}<div class="onramp-root" style="inline-size: 18em">
  <input class="onramp-amount-input" form="" aria-label="Amount" style="font-size: 16px">
  <button class="onramp-submit" type="button">Continue</button>
  <button class="onramp-start-over" type="button">Start over</button>
</div>`
const view = root.querySelector<HTMLElement>('.onramp-root')
const amount = root.querySelector<HTMLInputElement>('.onramp-amount-input')
if (view === null || amount === null) throw new Error('there is no view')
let stop: (() => void) | undefined

function draw() {
  const { step, url } = checkout.getSnapshot()
  view?.setAttribute('data-step', step)
  if (url !== undefined && stop === undefined) {
    const frame = document.createElement('iframe')
    frame.title = 'Payment'
    frame.style.cssText = 'display: block; inline-size: 100%; block-size: 40em'
    view?.append(frame)
    const stopListening = hostFrame(frame, { url, onMessage: checkout.refetchSoon })
    stop = () => {
      stopListening()
      frame.remove()
      stop = undefined
    }
  } else if (url === undefined) stop?.()
}

checkout.subscribe(draw)
root.querySelector('.onramp-start-over')?.addEventListener('click', checkout.startOver)
root.querySelector('.onramp-submit')?.addEventListener('click', () => {
  void checkout.open({
    amount: amount.value,
    currency: 'USD',
    country: 'US',
    payment_method: 'card',
    trade_type: 'EXACT_INPUT',
  })
})
draw()
document.documentElement.dataset['ready'] = ''
