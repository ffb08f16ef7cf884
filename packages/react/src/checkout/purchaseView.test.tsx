import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CheckoutElement, CheckoutProvider } from './CheckoutProvider.tsx'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import * as purchaseSteps from './PurchaseSteps.tsx'
import type { LazyPurchaseView } from './purchaseView.ts'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

/** A drop-in checkout with a given load state. */
function checkout(lazy: LazyPurchaseView) {
  return (
    <CheckoutProvider
      wallet={WALLET}
      chain={8453}
      token="USDC"
      defaultCountry="US"
      component="Checkout"
      isShown
      purchaseView={lazy.view}
    >
      <CheckoutElement>
        <CheckoutSteps {...lazy} />
      </CheckoutElement>
    </CheckoutProvider>
  )
}

const loading: LazyPurchaseView = { view: undefined, hasFailed: false }
const failed: LazyPurchaseView = { ...loading, hasFailed: true }
const loaded: LazyPurchaseView = { ...loading, view: purchaseSteps }

const isBusy = () => stage.place.querySelector('[data-busy]') !== null

test('a purchase opens while the steps after the form are loading, and appears once they are', async () => {
  await stage.show(checkout(loading))
  await stage.press(/^Continue/)
  await stage.at('[data-step="paying"]')
  expect(isBusy()).toBe(true)
  stage.rerender(checkout(loaded))
  expect(isBusy()).toBe(false)
  expect(stage.inside.getByRole('heading', { name: 'Complete your payment' })).toBeVisible()
  expect(stage.inside.getByTitle('Secure payment page')).toBeVisible()
  await stage.pass(0)
  expect(stage.inside.getByRole('heading')).toHaveFocus()
})

test('the buyer can check the status of an order whose payment page is in another tab', async () => {
  await stage.show(checkout(loaded))
  await stage.press(/^Continue/)
  await stage.at('[data-step="paying"]')
  expect(stage.inside.queryByRole('button', { name: 'Check status' })).toBeNull()
  await stage.showInAnotherTab(checkout(loaded))
  await stage.at('[data-step="paying"]')
  const reads = () => stage.service.state().requests['card.orders.get']
  // Polls are now further apart than the passes below.
  await stage.pass(60_000)
  const before = reads()
  await stage.pass(1_500)
  expect(reads()).toBe(before)
  await stage.press('Check status')
  await stage.pass(1_500)
  expect(reads()).toBe(before + 1)
})

test('if they cannot be loaded, the buyer can pay in a new tab, and a button reloads the page once it is paid', async () => {
  await stage.show(checkout(failed))
  await stage.press(/^Continue/)
  await stage.at('[data-step="paying"]')
  expect(stage.inside.getByText(/You won’t be charged until you confirm/)).toBeVisible()
  const link = stage.inside.getByRole('link', { name: 'Continue to payment' })
  expect(link).toHaveAttribute('href', stage.onlyOrder().url)
  expect(link).toHaveAttribute('target', '_blank')
  // A reload would lose the page.
  expect(stage.inside.queryByRole('button')).toBeNull()
  await stage.callback('order_completed')
  await stage.at('[data-step="settling"]')
  expect(stage.inside.queryByRole('link')).toBeNull()
  expect(stage.inside.getByRole('button', { name: 'Check status' })).toBeVisible()
  stage.rerender(checkout(loaded))
  expect(stage.inside.getByRole('heading', { name: 'Payment received' })).toBeVisible()
})

test('without them there is no link to the page of an order that differs from the purchase', async () => {
  stage.setFault(async (request) => {
    if (!request.url.includes('/card/orders/')) return undefined
    const order = await (await stage.answer(request)).json()
    return Response.json({ ...order, destination: { ...order.destination, chain: 1 } })
  })
  await stage.show(checkout(failed))
  await stage.press(/^Continue/)
  await stage.at('[data-step="paying"]')
  await stage.pass(5_000)
  expect(stage.inside.getByText(/^We can’t load the status/)).toBeVisible()
  expect(stage.inside.queryByRole('link')).toBeNull()
})
