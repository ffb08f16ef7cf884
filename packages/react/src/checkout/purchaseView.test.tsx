import type { CardOrder } from '@onramp-kit/core'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { errorResponse, html } from '@onramp-kit/test-tools/scriptedNetwork'
import type { Fault } from '@onramp-kit/test-tools/simulatedWorld'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutElement, CheckoutProvider } from './CheckoutProvider.tsx'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import * as purchaseSteps from './PurchaseSteps.tsx'
import type { LazyPurchaseView } from './purchaseView.ts'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

/** Shows the tests what the buyer can do. */
function Actions() {
  return <data value={useCheckoutContext().snapshot.situation.actions.join(' ')} />
}

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
        <Actions />
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

/** Responses of the service to a read of the order. */
const responses: Readonly<Record<string, Fault>> = {
  'the order': () => undefined,
  'no such order': () => errorResponse(404, 'order_not_found'),
  'an invalid key': () => errorResponse(401, 'invalid_publishable_key'),
  'an error page': () => html(502),
  'an order with an unknown status': (read) =>
    stage.changed(read, () => ({ status: 'order_in_review' })),
  'an order that differs from the purchase': (read) =>
    stage.changed(read, ({ destination }: CardOrder) => ({
      destination: { ...destination, chain: 1 },
    })),
}
const callbacks = ['no callback', 'order_completed', 'order_cancelled', 'order_broadcasted']

test.each(
  callbacks.flatMap((callback) =>
    Object.keys(responses).map((response) => [callback, response] as const),
  ),
)(
  'without them the link to the payment page is shown exactly while the buyer can pay: after %s, reads return %s',
  async (callback, response) => {
    await stage.show(checkout(failed))
    await stage.press(/^Continue/)
    await stage.at('[data-step="paying"]')
    const expectLinkToPay = () => {
      const canPay = stage.place.querySelector('data')?.value.includes('pay')
      expect(stage.inside.queryAllByRole('link')).toHaveLength(canPay ? 1 : 0)
      expect(stage.inside.queryAllByText(/won’t be charged/)).toHaveLength(canPay ? 1 : 0)
    }
    expectLinkToPay()
    if (callbacks.indexOf(callback) > 0) {
      await stage.callback(callback)
      await stage.at('[data-step]:not([data-step="paying"])')
    }
    stage.setFault((request) =>
      request.url.includes('/card/orders/') ? responses[response]?.(request) : undefined,
    )
    // A missing order is given up after a minute of 404s, and an order is late after 10 minutes.
    for (const seconds of [5, 20, 20, 20, 20, 600]) {
      await stage.pass(seconds * 1000)
      expectLinkToPay()
    }
  },
)
