import type { CardQuote, Clock } from '@onramp-kit/core'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { refusal } from '@onramp-kit/test-tools/scriptedNetwork'
import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

const later = 'The price is shown on the payment page, before you pay.'
const over = 'This price has run out. The payment page shows the new one.'

/** Changes each quote on its way. */
function bend(change: (quote: CardQuote) => object) {
  form.setFault(async (request) => {
    if (!request.url.endsWith('/quote')) return undefined
    const quote: CardQuote = await (await form.service.handle(request)).json()
    return Response.json({ ...quote, ...change(quote) })
  })
}

test('says what arrives, what it costs, and until when, in the locale', async () => {
  form = openForm({ locale: 'en-GB' })
  await form.open()
  await form.untilPrice({ state: 'fresh', amount: '47.56' })
  expect(form.price().note).toMatch(/^This price holds until \d\d:\d\d\.$/)
  expect(form.part('quote')).toHaveTextContent('Processing fee')
  expect(form.part('quote')).toHaveTextContent('1 USDC = 1 USD')
})

test('shows the significant digits of a tiny rate', async () => {
  form = openForm()
  bend(() => ({ rate: '0.000000000000000001' }))
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  expect(form.part('quote')).toHaveTextContent('1 USDC = 0.000000000000000001 USD')
})

test('the last price stays, said to be stale, until the new one is here', async () => {
  form = openForm()
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  let answer = () => {}
  form.setFault(() => new Promise((resolve) => (answer = () => resolve(undefined))))
  await form.type('100')
  await form.untilPrice({ state: 'stale', amount: '47.56' })
  expect(form.part('quote')).toHaveAttribute('aria-busy', 'true')
  expect(form.part('quote')).not.toHaveTextContent('Total')
  answer()
  await form.pass(0)
  await form.untilPrice({ state: 'fresh', amount: '96.11' })
})

test('the price in one currency is not kept as that in another', async () => {
  form = openForm()
  await form.open({ currency: 'USD' })
  await form.untilPrice({ state: 'fresh' })
  form.setFault(() => new Promise(() => {}))
  form.rerender(form.ui({ currency: 'EUR' }))
  await form.pass(1_000)
  await form.untilPrice({ state: 'loading', amount: '–' })
})

test('a price that does not say which way round it is, is not kept for the other', async () => {
  form = openForm()
  bend(() => ({ trade_type: undefined }))
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  form.setFault(() => new Promise(() => {}))
  await form.press('Enter what you get instead')
  await form.untilPrice({ state: 'loading', amount: '–' })
})

test('what is paid is never said to be less than it is', async () => {
  form = openForm()
  bend(({ source }) => ({ source: { ...source, amount: '52.301' } }))
  await form.open()
  await form.press('Enter what you get instead')
  await form.pass(1_000)
  await form.untilPrice({ state: 'fresh', amount: '52.31' })
})

test.each(['__proto__', 'constructor', 'later_fee'])('a fee called %s is a fee', async (type) => {
  form = openForm()
  bend(() => ({ fees: [{ type, amount: '2.44', currency: 'USD' }] }))
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  expect(form.part('quote')).toHaveTextContent('Fee$2.44')
})

describe('a price that is over', () => {
  test('is said to be so where nothing newer came, and the purchase goes on', async () => {
    form = openForm()
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    await form.pass(58_000)
    await form.untilPrice({ state: 'fresh' })
    await form.pass(2_000)
    await form.untilPrice({ state: 'expired', amount: '47.56', note: over })
    await form.press('Continue with $50.00')
    expect(form.onlyOrder().status).toBe('payment_pending')
  })

  test('is found so when the page comes back, though its timers slept', async () => {
    const clock = createVirtualClock()
    const asleep: Clock = {
      ...clock,
      setTimeout: (run, ms) => (ms > 30_000 ? () => {} : clock.setTimeout(run, ms)),
    }
    form = openForm({}, { clock: asleep })
    const pass = (ms: number) => act(() => clock.advance(ms))
    await form.show(form.ui())
    await pass(1_000)
    await form.untilPrice({ state: 'fresh' })
    await pass(3_600_000)
    await form.untilPrice({ state: 'fresh' })
    act(() => form.page.set({ visible: true }))
    await form.untilPrice({ state: 'expired' })
  })

  test('as it comes says that two clocks differ, and nothing of the price', async () => {
    form = openForm()
    bend(() => ({ expires_at: '2001-01-01T00:00:00Z' }))
    await form.open()
    await form.untilPrice({ state: 'fresh', amount: '47.56', note: '' })
  })

  test('is never so where the service says no time', async () => {
    form = openForm()
    bend(() => ({ expires_at: undefined }))
    await form.open()
    await form.pass(3_600_000)
    await form.untilPrice({ state: 'fresh', amount: '47.56', note: '' })
  })
})

describe('no price', () => {
  const unpriced: [string, () => void][] = [
    ['a refusal', () => form.setFault(onQuote(() => refusal(403, 'rail_error')))],
    ['a limit', () => form.setFault(onQuote(() => refusal(429, 'rate_limited')))],
    ['a shape of its own', () => form.setFault(onQuote(() => Response.json({ odd: 1 })))],
    ['no network', () => form.setFault(onQuote(() => Promise.reject(new TypeError('failed'))))],
    [
      'the price of another token',
      () => bend(({ destination }) => ({ destination: { ...destination, token: 'AUSD' } })),
    ],
    ['the price of the other way round', () => bend(() => ({ trade_type: 'EXACT_OUTPUT' }))],
  ]
  const onQuote =
    (answer: () => Response | Promise<Response>) =>
    ({ url }: Request) =>
      url.endsWith('/quote') ? answer() : undefined

  test.each(unpriced)("for %s is said so, and stands in nobody's way", async (_, set) => {
    form = openForm()
    set()
    await form.open()
    await form.pass(120_000)
    await form.untilPrice({ state: 'absent', amount: '–', note: later })
    await form.press('Continue with $50.00')
    expect(form.onlyOrder().status).toBe('payment_pending')
  })

  test('is left of something else where there is no network to ask for another', async () => {
    form = openForm()
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    act(() => onlineManager.setOnline(false))
    try {
      await form.type('100')
      await form.untilPrice({ state: 'absent', amount: '–', note: later })
    } finally {
      await act(async () => onlineManager.setOnline(true))
    }
    await form.pass(0)
    await form.untilPrice({ state: 'fresh', amount: '96.11' })
  })

  test('is asked for while there is no amount', async () => {
    form = openForm()
    await form.open()
    await form.type('')
    await form.untilPrice({ state: 'empty', amount: '–', note: 'No price yet.' })
  })
})

describe('a price that holds another amount than was typed', () => {
  test('says the total, so that nobody pays unawares', async () => {
    form = openForm()
    bend(({ source }) => ({ source: { ...source, amount: '52.44' } }))
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    expect(form.part('quote')).toHaveTextContent('Total$52.44')
  })

  test('says what really arrives', async () => {
    form = openForm()
    bend(({ destination }) => ({ destination: { ...destination, amount: '47.5' } }))
    await form.open()
    await form.press('Enter what you get instead')
    await form.type('50')
    await form.untilPrice({ state: 'fresh' })
    expect(form.part('quote')).toHaveTextContent('You get47.50 USDC')
  })

  test('and no total where it is the same', async () => {
    form = openForm()
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    expect(form.part('quote')).not.toHaveTextContent('Total')
  })
})
