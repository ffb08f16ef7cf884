import { describe, expect, test } from 'vitest'
import { startHarness } from '../../../harness.test.helper.ts'
import { type ScenarioName, scenarios } from '../../../scenarios/scenarios.ts'
import { declined, mastercard, openPage, visa } from '../openPage.test.helper.ts'

/** Opens the hosted page of a new order in a scenario. */
async function openIn(scenario: ScenarioName, changes: object = {}) {
  const { service } = startHarness({ scenario })
  const page = await openPage(service, changes)
  const first = await page.load()
  return { ...page, service, first: first.text }
}

describe('when every payment is declined', () => {
  test('the page declines every card, and names the scenario instead of test cards', async () => {
    const { first, load, order, send, service } = await openIn('declined')
    expect(first).toContain(scenarios.declined.description)
    expect(first).not.toContain('Test cards')
    for (const card of [mastercard, visa, declined]) {
      expect((await send('card', card)).text).toContain('Your card was declined')
    }
    service.advance(59_999)
    expect(order()?.status).toBe('payment_pending')
    service.advance(1)
    expect((await load()).text).toContain('Payment canceled')
  })

  test('the page declines a digital wallet, and mentions no card', async () => {
    const { order, send } = await openIn('declined', { payment_method: 'apple-pay' })
    const { text } = await send('digital-wallet')
    expect(text).toContain('Your payment was declined.')
    expect(text).not.toMatch(/your card/i)
    expect(order()?.status).toBe('payment_pending')
  })

  test('the page still shows the errors of an invalid form first', async () => {
    const { send } = await openIn('declined')
    expect((await send('card', { ...visa, cvc: '' })).text).toContain('Enter the security code.')
  })
})

test('when every payment is approved, no card is challenged or declined', async () => {
  for (const card of [visa, declined]) {
    const { order, send } = await openIn('approved')
    expect((await send('card', card)).text).toContain('Payment received')
    expect(order()?.source.card_last_four).toBe(card.number.slice(-4))
  }
})

describe('when every payment is reviewed', () => {
  test.each([
    ['card', 'card', '4444'],
    ['apple-pay', 'digital-wallet', null],
  ])(
    '%s: the page shows the review for half an hour, and captures nothing meanwhile',
    async (payment_method, action, lastFour) => {
      const { load, order, send, service } = await openIn('in_review', { payment_method })
      const { text } = await send(action, mastercard)
      expect(text).toContain('<h1 tabindex="-1" data-focus>Payment in review</h1>')
      expect(text).toContain('<title>Payment in review</title>')
      expect(text).toContain('data-follow')
      expect(text).not.toContain('<form')
      for (const attempt of ['card', 'digital-wallet', 'challenge', 'cancel']) {
        expect((await send(attempt, visa)).text).toContain('Payment in review')
      }
      service.advance(1_799_999)
      expect(order()).toMatchObject({ status: 'payment_pending', source: { card_last_four: null } })
      service.advance(1)
      expect((await load()).text).toContain('Payment received')
      expect(order()).toMatchObject({
        status: 'order_completed',
        source: { card_last_four: lastFour },
      })
    },
  )

  test('an order that the rail cancels meanwhile stays canceled, and nothing is captured', async () => {
    const { load, order, send, service } = await openIn('in_review')
    await send('card', mastercard)
    service.callback(order()?.id ?? '', 'order_cancelled')
    service.advance(1_800_000)
    expect(order()).toMatchObject({ status: 'order_cancelled', source: { card_brand: null } })
    const { text } = await load()
    expect(text).toContain('Payment canceled')
    expect(text).toContain('You haven’t been charged')
  })
})

test('the page of an order canceled after payment does not claim that nothing was charged', async () => {
  const { load, order, send, service } = await openIn('settled_late')
  await send('card', mastercard)
  service.callback(order()?.id ?? '', 'order_cancelled')
  const { text } = await load()
  expect(text).toContain('We received your payment of $100.00, but the order was canceled.')
  expect(text).not.toContain('You haven’t been charged')
})

test('with lost callbacks, the page shows the payment before the order does', async () => {
  const { load, order, send, service } = await openIn('callback_resent')
  expect((await send('card', mastercard)).text).toContain('with your card ending in 4444')
  expect((await send('cancel')).text).toContain('is on its way to your wallet')
  expect(order()).toMatchObject({ status: 'payment_pending', source: { card_brand: null } })
  service.advance(60_000)
  expect(order()).toMatchObject({ status: 'order_completed', source: { card_brand: 'mastercard' } })
  service.advance(4000)
  expect((await load()).text).toContain('was sent to your wallet')
})

describe('the simulated buyer', () => {
  test('does not pay once a person has visited the page', async () => {
    const { order, send, service } = await openIn('approved')
    service.advance(3_600_000)
    expect(order()?.status).toBe('payment_pending')
    await send('card', mastercard)
    expect(order()?.status).toBe('order_completed')
  })

  test('cancels even when a person has visited the page', async () => {
    const { load, order, service } = await openIn('cancelled')
    service.advance(5000)
    expect(order()?.status).toBe('order_cancelled')
    expect((await load()).text).toContain('Payment canceled')
  })

  test('does not cancel a paid order', async () => {
    const { order, send, service } = await openIn('settled_late')
    await send('card', mastercard)
    service.scenario('cancelled')
    service.advance(3_600_000)
    expect(order()?.status).toBe('order_completed')
  })

  test.each([
    ['every order', (): undefined => undefined],
    ['one order', (id: string) => id],
  ])('acts five seconds after the last choice of its scenario for %s', async (_whose, scope) => {
    const { service } = startHarness({ scenario: 'cancelled' })
    const { order } = await openPage(service)
    const id = scope(order()?.id ?? '')
    for (const name of ['approved', 'cancelled', 'default', 'cancelled'] as const) {
      service.advance(1000)
      service.scenario(name, id)
    }
    service.advance(4999)
    expect(order()?.status).toBe('payment_pending')
    service.advance(1)
    expect(order()?.status).toBe('order_cancelled')
  })

  test("keeps the time of an order's own scenario when another one is chosen for the others", async () => {
    const { order, service } = await openPage()
    service.scenario('cancelled', order()?.id)
    service.advance(1000)
    service.scenario('approved')
    service.advance(4000)
    expect(order()?.status).toBe('order_cancelled')
  })

  test('pays with the chosen method, and a digital wallet shows no card', async () => {
    const { service } = startHarness({ scenario: 'approved' })
    const { order } = await openPage(service, { payment_method: 'google-pay' })
    service.advance(5000)
    expect(order()).toMatchObject({ status: 'order_completed', source: { card_brand: null } })
  })
})

test('the rail does not cancel an order that was paid after a decline', async () => {
  const { order, send, service } = await openIn('declined')
  await send('card', mastercard)
  service.scenario('settled_late')
  await send('card', mastercard)
  service.advance(3_600_000)
  expect(order()?.status).toBe('order_completed')
})

test("the page shows the order's own scenario", async () => {
  const { load, order, service } = await openIn('default')
  service.scenario('declined', order()?.id)
  expect((await load()).text).toContain(scenarios.declined.description)
})

test('latency delays pages, but not their stylesheet', async () => {
  const waits: number[] = []
  const sleep = (ms: number) => {
    waits.push(ms)
    return Promise.resolve()
  }
  const { service } = startHarness({ latency: { minMs: 7, maxMs: 7 }, sleep })
  const { send } = await openPage(service)
  await send('card', mastercard)
  await service.handle(new Request('https://onramp.test/_pages/page.css'))
  expect(waits).toEqual([7, 7, 7])
})
