import { type CardOrder, createCheckout } from '@onramp-kit/core'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OrderStatus } from '../order/OrderStatus.tsx'
import { Checkout } from './Checkout.tsx'

let stage: Stage
beforeEach(() => {
  stage = openStage({ explorers: { 8453: 'https://basescan.org/' } })
})
afterEach(() => stage.leave())

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const
const checkout = <Checkout {...destination} defaultCountry="US" />

/** Each term of the receipt with its value. */
const receipt = () =>
  Object.fromEntries(
    [...stage.place.querySelectorAll('.onramp-receipt > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  )

async function buy() {
  await stage.show(checkout)
  await stage.at('.onramp-quote[data-state="fresh"]')
  await stage.press('Continue to pay $50.00')
}

async function callback(status: string, step: string) {
  await stage.callback(status)
  await stage.at(`[data-step="${step}"]`)
}

/** Alters each order that is read, once its payment is captured. */
function changeOrders(change: (order: CardOrder) => Partial<CardOrder>) {
  stage.setFault((request) =>
    request.method === 'GET'
      ? stage.changed(request, (order: CardOrder) => ({
          status: 'order_completed',
          ...change(order),
        }))
      : undefined,
  )
}

describe('the receipt of a checkout', () => {
  test('has what the order holds, and what the quote adds to it', async () => {
    await buy()
    await callback('order_completed', 'settling')
    expect(receipt()).toMatchObject({
      Paid: '$50.00',
      'You receive (estimated)': '47.56 USDC',
      'Exchange rate': '1 USDC = $1.00',
      Date: 'Nov 20, 2026, 12:00 PM',
    })
    expect(receipt()['Fees']).toContain('$2.44')
    await callback('order_broadcasted', 'sent')
    expect(receipt()).toHaveProperty('Fees')
  })

  test('has the amount to receive as the title rounds it', async () => {
    await stage.show(<Checkout {...destination} defaultCountry="DE" />)
    await stage.at('.onramp-quote[data-state="fresh"]')
    await stage.press('Continue to pay €50.00')
    await callback('order_broadcasted', 'sent')
    const title = stage.inside.getByRole('heading').textContent
    expect(title).toBe(`About ${receipt()['You receive (estimated)']} sent`)
  })

  test('has nothing of the quote once a paid order is canceled', async () => {
    await buy()
    await callback('order_completed', 'settling')
    await callback('order_cancelled', 'cancelled')
    expect(Object.keys(receipt())).toEqual(['Paid', 'Receiving wallet', 'Date', 'Order ID'])
  })

  test('has nothing of the quote after a reload', async () => {
    await buy()
    await callback('order_completed', 'settling')
    await stage.showInAnotherTab(checkout)
    await stage.at('.onramp-receipt')
    expect(Object.keys(receipt())).toEqual(['Paid', 'Receiving wallet', 'Date', 'Order ID'])
  })

  test("has nothing of an earlier quote on another tab's order", async () => {
    await buy()
    await callback('order_completed', 'settling')
    await callback('order_broadcasted', 'sent')
    await stage.press('Make another purchase')
    const fetch: typeof globalThis.fetch = (input, init) => stage.answer(new Request(input, init))
    const { clock, storage } = stage
    const options = {
      baseUrl: stage.client.baseUrl,
      fetch,
      clock,
      storage,
      page: { ...stage.page },
    }
    const otherTab = createCheckout(createTestClient(options).client, purchase)
    void otherTab.open(purchase)
    await stage.pass(5_000)
    const { order_id } = otherTab.getSnapshot()
    stage.service.callback(order_id ?? '', 'order_completed')
    await stage.at('.onramp-quote[data-state="fresh"]')
    await stage.press('Continue to pay $50.00')
    await stage.at('.onramp-receipt')
    expect(receipt()['Order ID']).toBe(order_id)
    expect(receipt()).not.toHaveProperty('Fees')
  })

  test('has nothing of a quote for another amount than that of the order', async () => {
    await buy()
    changeOrders(({ source }) => ({ source: { ...source, amount: '49.00' } }))
    await stage.at('[data-step="settling"]')
    expect(receipt()).not.toHaveProperty('Fees')
  })

  test('has nothing of that quote beside the payment page or in the title either', async () => {
    stage.leave()
    stage = openStage({}, document.body, { orderAmount: 'any' })
    await buy()
    stage.setFault((request) =>
      request.method === 'GET'
        ? stage.changed(request, ({ source }: CardOrder) => ({
            source: { ...source, amount: '25.00' },
          }))
        : undefined,
    )
    await stage.pass(8_000)
    expect(stage.place).toHaveTextContent('Complete your payment')
    expect(stage.place).not.toHaveTextContent('47.56')
    await callback('order_broadcasted', 'sent')
    expect(stage.inside.getByRole('heading').textContent).toBe('USDC sent')
    expect(receipt()).toMatchObject({ Paid: '$25.00' })
  })

  test('has an amount that is not decimal text as the service wrote it, and nothing of the quote', async () => {
    await stage.show(checkout)
    await stage.at('.onramp-quote[data-state="fresh"]')
    await stage.press('Enter amount to receive')
    await stage.pass(1_000)
    await stage.at('.onramp-quote[data-state="fresh"]')
    await stage.press(/^Continue to pay/)
    changeOrders(({ source }) => ({ source: { ...source, amount: '1,000.00' } }))
    await stage.at('[data-step="settling"]')
    expect(receipt()).toMatchObject({ Paid: '1,000.00' })
    expect(receipt()).not.toHaveProperty('Fees')
  })

  test.each(['2026-11-20T12:00:60Z', '2026-13-20T12:00:00Z'])(
    'has the time %s, which is no date, as the service wrote it',
    async (created_at) => {
      await buy()
      changeOrders(() => ({ created_at }))
      await stage.at('[data-step="settling"]')
      expect(receipt()).toMatchObject({ Paid: '$50.00', Date: created_at })
    },
  )

  test('links the wallet to the explorer of its chain, in a new tab', async () => {
    await buy()
    await callback('order_completed', 'settling')
    const link = stage.inside.getByRole('link', { name: /^USDC on Base/ })
    expect(link).toHaveAttribute('href', `https://basescan.org/address/${WALLET}`)
    expect(link).toHaveAttribute('target', '_blank')
  })

  test('has no link without an explorer for the chain', async () => {
    stage.leave()
    stage = openStage({ explorers: { 1: 'https://etherscan.io' } })
    await buy()
    await callback('order_completed', 'settling')
    expect(stage.inside.queryByRole('link', { name: /^USDC on Base/ })).toBeNull()
  })
})

test.each([
  ['usd', '$50.00'],
  ['USDC', '50 USDC'],
  ['EURO', '50 EURO'],
])('the receipt names the currency of the order: %s', async (currency, paid) => {
  const { order_id: id } = await stage.client.card.checkout(purchase)
  changeOrders(({ source }) => ({ source: { ...source, currency } }))
  await stage.show(<OrderStatus id={id} wallet={WALLET} />)
  await stage.at('.onramp-receipt')
  expect(receipt()).toMatchObject({ Paid: paid })
})
