import { describe, expect, test } from 'vitest'
import { startHarness } from '../../../harness.test.helper.ts'
import { type ScenarioName, scenarios } from '../../../scenarios/scenarios.ts'
import { declined, mastercard, openPage, visa } from '../openPage.test.helper.ts'

/** The hosted page of an order in a scenario, just opened. */
async function openIn(scenario: ScenarioName, changes: object = {}) {
  const { service } = startHarness({ scenario })
  const page = await openPage(service, changes)
  const first = await page.load()
  return { ...page, service, first: first.text }
}

describe('where every payment is declined', () => {
  test('no card is taken, and the page says which scenario it is instead of naming test cards', async () => {
    const { first, load, order, send, service } = await openIn('declined')
    expect(first).toContain(scenarios.declined.description)
    expect(first).not.toContain('Test cards')
    for (const card of [mastercard, visa, declined]) {
      expect((await send('card', card)).text).toContain('Your card was declined')
    }
    service.advance(59_999)
    expect(order()?.status).toBe('payment_pending')
    service.advance(1)
    expect((await load()).text).toContain('Payment cancelled')
  })

  test('a wallet is not taken either, and no card is spoken of', async () => {
    const { order, send } = await openIn('declined', { payment_method: 'apple-pay' })
    const { text } = await send('wallet')
    expect(text).toContain('Your payment was declined.')
    expect(text).not.toMatch(/your card/i)
    expect(order()?.status).toBe('payment_pending')
  })

  test('a form with faults is still told of them first', async () => {
    const { send } = await openIn('declined')
    expect((await send('card', { ...visa, cvc: '' })).text).toContain('Enter the security code.')
  })
})

test('where every payment is approved, no bank asks and no card is declined', async () => {
  for (const card of [visa, declined]) {
    const { order, send } = await openIn('approved')
    expect((await send('card', card)).text).toContain('Payment received')
    expect(order()?.source.card_last_four).toBe(card.number.slice(-4))
  }
})

describe('where every payment is reviewed', () => {
  test.each([
    ['card', 'card', '4444'],
    ['apple-pay', 'wallet', null],
  ])(
    '%s: the page says so for half an hour, and takes nothing meanwhile',
    async (payment_method, action, lastFour) => {
      const { load, order, send, service } = await openIn('in_review', { payment_method })
      const { text } = await send(action, mastercard)
      expect(text).toContain('<h1 tabindex="-1" data-focus>Payment in review</h1>')
      expect(text).toContain('<title>Payment in review</title>')
      expect(text).toContain('data-follow')
      expect(text).not.toContain('<form')
      for (const attempt of ['card', 'wallet', 'challenge', 'cancel']) {
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

  test('an order the rail gives up meanwhile stays so, and nothing is taken for it', async () => {
    const { load, order, send, service } = await openIn('in_review')
    await send('card', mastercard)
    service.callback(order()?.id ?? '', 'order_cancelled')
    service.advance(1_800_000)
    expect(order()).toMatchObject({ status: 'order_cancelled', source: { card_brand: null } })
    const { text } = await load()
    expect(text).toContain('Payment cancelled')
    expect(text).toContain('Nothing was charged')
  })
})

test('an order that is cancelled after it was paid for is not said to have cost nothing', async () => {
  const { load, order, send, service } = await openIn('settled_late')
  await send('card', mastercard)
  service.callback(order()?.id ?? '', 'order_cancelled')
  const { text } = await load()
  expect(text).toContain('Your payment of $100.00 had been taken.')
  expect(text).not.toContain('Nothing was charged')
})

test('where callbacks are lost the page knows of the payment before the order does', async () => {
  const { load, order, send, service } = await openIn('callback_resent')
  expect((await send('card', mastercard)).text).toContain('from your card ending in 4444')
  expect((await send('cancel')).text).toContain('is on its way to your wallet')
  expect(order()).toMatchObject({ status: 'payment_pending', source: { card_brand: null } })
  service.advance(60_000)
  expect(order()).toMatchObject({ status: 'order_completed', source: { card_brand: 'mastercard' } })
  service.advance(4000)
  expect((await load()).text).toContain('was sent to your wallet')
})

describe('the buyer who acts by himself', () => {
  test('leaves paying to whoever opened the page, and a purchase begun to go on', async () => {
    const { order, send, service } = await openIn('approved')
    service.advance(3_600_000)
    expect(order()?.status).toBe('payment_pending')
    await send('card', mastercard)
    expect(order()?.status).toBe('order_completed')
  })

  test('cancels all the same', async () => {
    const { load, order, service } = await openIn('cancelled')
    service.advance(5000)
    expect(order()?.status).toBe('order_cancelled')
    expect((await load()).text).toContain('Payment cancelled')
  })

  test('does not cancel what he has paid', async () => {
    const { order, send, service } = await openIn('settled_late')
    await send('card', mastercard)
    service.scenario('cancelled')
    service.advance(3_600_000)
    expect(order()?.status).toBe('order_completed')
  })

  test('pays by what was chosen: a wallet names no card', async () => {
    const { service } = startHarness({ scenario: 'approved' })
    const { order } = await openPage(service, { payment_method: 'google-pay' })
    service.advance(5000)
    expect(order()).toMatchObject({ status: 'order_completed', source: { card_brand: null } })
  })
})

test('an order that was declined, and then paid, is not given up', async () => {
  const { order, send, service } = await openIn('declined')
  await send('card', mastercard)
  service.scenario('settled_late')
  await send('card', mastercard)
  service.advance(3_600_000)
  expect(order()?.status).toBe('order_completed')
})

test('a scenario of the order itself is what its page shows', async () => {
  const { load, order, service } = await openIn('default')
  service.scenario('declined', order()?.id)
  expect((await load()).text).toContain(scenarios.declined.description)
})

test('a page is as late as every other answer, its stylesheet is not', async () => {
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
