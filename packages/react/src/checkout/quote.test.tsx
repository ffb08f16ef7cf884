import type { CardQuote, Clock } from '@onramp-kit/core'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import type { Fault } from '@onramp-kit/test-tools/simulatedWorld'
import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { onlineManager } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

const absentNote = 'You’ll see the price on the payment page before you pay.'
const expiredNote = 'This price has expired. Refresh price'

/** Alters each quote response. */
function alterQuotes(change: (quote: CardQuote) => object) {
  form.setFault((request) =>
    request.url.endsWith('/quote') ? form.changed(request, change) : undefined,
  )
}

test('the quote counts down in its last minute', async () => {
  form = openForm()
  await form.open()
  await form.untilPrice({ state: 'fresh', note: 'Price valid for 59 seconds.' })
  await form.pass(57_000)
  expect(form.price().note).toBe('Price valid for 2 seconds.')
  await form.pass(1_000)
  expect(form.price().note).toBe('Price valid for 1 second.')
})

test("the quote shows the payout, the fees, the rate and the expiry in the buyer's locale", async () => {
  form = openForm({ locale: 'en-GB' })
  const expires_at = new Date(form.clock.now() + 3_600_000).toISOString()
  alterQuotes((quote) => ({ ...quote, expires_at }))
  await form.open()
  await form.untilPrice({ state: 'fresh', amount: '47.56' })
  expect(form.price().note).toMatch(/^Price valid until \d\d:\d\d\.$/)
  expect(form.part('quote')).toHaveTextContent('FeesUS$2.44')
  expect(form.part('quote')).toHaveTextContent('1 USDC = US$1.00')
})

test('the quote shows the significant digits of a tiny rate', async () => {
  form = openForm()
  alterQuotes(() => ({ rate: '0.000000000000000001' }))
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  expect(form.part('quote')).toHaveTextContent('1 USDC = $0.000000000000000001')
})

test('the quote shows a rate with up to eight decimal places', async () => {
  form = openForm()
  alterQuotes(({ source }) => ({ rate: '0.923451234', source: { ...source, currency: 'EUR' } }))
  await form.open({ currency: 'EUR' })
  await form.untilPrice({ state: 'fresh' })
  expect(form.part('quote')).toHaveTextContent('1 USDC = €0.92345123')
})

test('the quote sums the fees, and folds the list of them', async () => {
  form = openForm()
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  const fees = () => form.place.querySelector('details')
  expect(fees()?.querySelector('summary')).toHaveAccessibleName('Fees $2.44')
  expect(fees()).not.toHaveAttribute('open')
  expect(fees()).toHaveTextContent('Processing fee$1.45Network fee$0.99')
})

test('the fees of the quote add up to their sum', async () => {
  form = openForm()
  const fees = ['1.451', '0.991'].map((amount) => ({ type: 'network', amount, currency: 'USD' }))
  alterQuotes(() => ({ fees }))
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  expect(form.place.querySelector('details')).toHaveTextContent(
    '$2.442Network fee$1.451Network fee$0.991',
  )
})

test('the quote does not sum fees of several currencies', async () => {
  form = openForm()
  const fees = [
    { type: 'processing', amount: '1.45', currency: 'USD' },
    { type: 'network', amount: '0.99', currency: 'EUR' },
  ]
  alterQuotes(() => ({ fees }))
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  expect(form.part('quote')?.querySelector('details')).toBeFalsy()
  expect(form.part('quote')).toHaveTextContent('Processing fee$1.45Network fee€0.99')
})

test.each([
  ['1301.923913', '1,301.92'],
  ['0.0004567', '0.0004567'],
])('the quote shows an estimate of %s tokens as %s', async (amount, text) => {
  form = openForm()
  alterQuotes(({ destination }) => ({ destination: { ...destination, amount } }))
  await form.open()
  await form.untilPrice({ state: 'fresh', amount: text })
})

test('the quote stays visible as stale until the next one arrives', async () => {
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

test.each(['USD', 'usd', 'USDC', 'EURO', 'USDC.e'])(
  'the quote names the currency of each fee and of their sum: %s',
  async (currency) => {
    form = openForm()
    const fees = ['1.5', '0.5'].map((amount) => ({ type: 'network', amount, currency }))
    alterQuotes(() => ({ fees, rate: undefined }))
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    const unit = /^usd$/i.test(currency) ? '$' : currency
    expect(form.part('quote-fees')?.textContent?.split(unit)).toHaveLength(4)
    expect(form.part('quote-fee-total')).toHaveTextContent(unit)
  },
)

test('the form drops the quote when the currency changes', async () => {
  form = openForm()
  await form.open({ currency: 'USD' })
  await form.untilPrice({ state: 'fresh' })
  form.setFault(() => new Promise(() => {}))
  form.rerender(form.ui({ currency: 'EUR' }))
  await form.pass(1_000)
  await form.untilPrice({ state: 'loading', amount: '–' })
})

test('the form drops a quote without a trade type when the buyer switches amounts', async () => {
  form = openForm()
  alterQuotes(() => ({ trade_type: undefined }))
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  form.setFault(() => new Promise(() => {}))
  await form.press('Enter amount to receive')
  await form.untilPrice({ state: 'loading', amount: '–' })
})

test('the quote rounds the amount to pay up', async () => {
  form = openForm()
  alterQuotes(({ source }) => ({ source: { ...source, amount: '52.301' } }))
  await form.open()
  await form.press('Enter amount to receive')
  await form.pass(1_000)
  await form.untilPrice({ state: 'fresh', amount: '52.31' })
})

test.each(['__proto__', 'constructor', 'later_fee'])(
  'the quote shows a fee of unknown type %s under a generic label',
  async (type) => {
    form = openForm()
    alterQuotes(() => ({ fees: [{ type, amount: '2.44', currency: 'USD' }] }))
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    expect(form.part('quote')).toHaveTextContent('Fee$2.44')
  },
)

describe('the form with an expiring quote', () => {
  test('reports the expiry without a newer quote, and still opens the purchase', async () => {
    form = openForm()
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    await form.pass(58_000)
    await form.untilPrice({ state: 'fresh' })
    await form.pass(2_000)
    await form.untilPrice({ state: 'expired', amount: '47.56', note: expiredNote })
    await form.press('Continue to payment')
    expect(form.onlyOrder().status).toBe('payment_pending')
  })

  test('requests a new quote when the buyer refreshes it, and keeps the focus', async () => {
    form = openForm()
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    form.setFault(({ url }) => (url.endsWith('/quote') ? errorResponse(503, 'busy') : undefined))
    await form.pass(60_000)
    await form.untilPrice({ state: 'expired', note: expiredNote })
    form.setFault(() => undefined)
    await form.press('Refresh price')
    await form.untilPrice({ state: 'fresh', amount: '47.56' })
    expect(form.part('quote-note')).toHaveFocus()
  })

  test.each([
    ['pay', 'You receive (estimated) 47.56 USDC'],
    ['receive', 'You pay (estimated) $50.00'],
  ])(
    'announces the result of a refresh, and no other price of an amount to %s',
    async (side, price) => {
      form = openForm()
      const announced = () => form.inside.getByRole('status').textContent?.trim()
      const setBusy = (isBusy: boolean) =>
        form.setFault(({ url }) =>
          isBusy && url.endsWith('/quote') ? errorResponse(503, 'busy') : undefined,
        )
      await form.open()
      await form.untilPrice({ state: 'fresh' })
      if (side === 'receive') await form.press('Enter amount to receive')
      await form.pass(1_000)
      await form.untilPrice({ state: 'fresh' })
      expect(announced()).toBe('')
      setBusy(true)
      await form.pass(60_000)
      await form.untilPrice({ state: 'expired', note: expiredNote })
      await form.press('Refresh price')
      await form.pass(60_000)
      await waitFor(() => expect(announced()).toBe('This price has expired.'))
      // Once: not by the note as well.
      expect(form.part('quote-note')).toHaveAttribute('aria-live', 'off')
      setBusy(false)
      await form.press('Refresh price')
      await waitFor(() => expect(announced()).toBe(price))
      await form.type('75')
      await form.untilPrice({ state: 'fresh' })
      expect(announced()).toBe('')
    },
  )

  test('ignores the refresh button while a quote is being fetched, and keeps it focusable', async () => {
    form = openForm()
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    await form.pass(60_000)
    await form.untilPrice({ state: 'expired', note: expiredNote })
    let requests = 0
    let answer = () => {}
    form.setFault(({ url }) => {
      if (!url.endsWith('/quote')) return undefined
      requests += 1
      return new Promise((resolve) => (answer = () => resolve(undefined)))
    })
    const button = () => form.inside.getByRole('button', { name: 'Refresh price' })
    expect(button()).toHaveAttribute('aria-disabled', 'false')
    for (let click = 0; click < 3; click += 1) {
      await form.press('Refresh price')
      await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'))
      expect(button()).toHaveAttribute('aria-busy', 'true')
      expect(button()).toBeEnabled()
      expect(requests).toBe(1)
    }
    answer()
    await form.pass(0)
    await form.untilPrice({ state: 'fresh' })
  })

  test('offers no refresh where the service rejects the input', async () => {
    form = openForm()
    form.setFault(({ url }) =>
      url.endsWith('/quote') ? errorResponse(400, 'validation_error') : undefined,
    )
    await form.open()
    await form.untilPrice({ state: 'absent' })
    expect(form.part('quote-refresh')).toBeNull()
  })

  test('detects the expiry when the page becomes visible after throttled timers', async () => {
    const clock = createVirtualClock()
    const throttled: Clock = {
      ...clock,
      setTimeout: (run, ms) => (ms > 30_000 ? () => {} : clock.setTimeout(run, ms)),
    }
    form = openForm({}, { clock: throttled })
    const pass = (ms: number) => act(() => clock.advance(ms))
    await form.show(form.ui())
    await pass(1_000)
    await form.untilPrice({ state: 'fresh' })
    await pass(3_600_000)
    await form.untilPrice({ state: 'fresh' })
    act(() => form.page.set({ visible: true }))
    await form.untilPrice({ state: 'expired' })
  })

  const back: readonly (readonly [string, () => unknown])[] = [
    ['types an earlier amount again', () => form.type('50')],
    ['comes back to the form', () => form.open()],
  ]

  test.each(back)('reports the expiry of an earlier quote when the buyer %s', async (_, act) => {
    form = openForm()
    await form.open()
    await form.untilPrice({ state: 'fresh', amount: '47.56' })
    await form.type('100')
    await form.untilPrice({ state: 'fresh', amount: '96.11' })
    await form.pass(120_000)
    form.setFault(({ url }) => (url.endsWith('/quote') ? errorResponse(503, 'busy') : undefined))
    await act()
    await form.untilPrice({ state: 'expired', amount: '47.56', note: expiredNote })
    expect(form.part('submit')).toHaveTextContent('Continue to payment')
  })

  const hour = 3_600_000
  const cases = [5_000, 60_000, hour].flatMap((lifetime) =>
    [-24 * hour, -hour, -60_000, 0, 60_000, hour, 24 * hour].map(
      (offset) => [lifetime, offset] as const,
    ),
  )
  test.each(cases)(
    'reports the expiry within two minutes of the last quote: valid for %i ms, with a device clock off by %i ms',
    async (lifetime, offset) => {
      form = openForm()
      let quotes = 0
      alterQuotes(() => {
        quotes += 1
        return { expires_at: new Date(form.clock.now() - offset + lifetime).toISOString() }
      })
      await form.open()
      await form.untilPrice({ amount: '47.56' })
      for (let round = 0; round < 2; round += 1) {
        const before = quotes
        await form.pass(122_000)
        await form.untilPrice({ state: 'expired', note: expiredNote })
        expect(quotes).toBe(before)
        await form.press('Refresh price')
        await form.untilPrice({ state: 'fresh' })
      }
    },
  )

  test('is valid again after the service has confirmed an equal quote', async () => {
    form = openForm()
    const expires_at = new Date(form.clock.now() + hour).toISOString()
    alterQuotes(() => ({ expires_at }))
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    await form.pass(122_000)
    await form.untilPrice({ state: 'expired' })
    await form.press('Refresh price')
    await form.untilPrice({ state: 'fresh' })
  })

  test('ignores an expiry already past on arrival', async () => {
    form = openForm()
    alterQuotes(() => ({ expires_at: '2001-01-01T00:00:00Z' }))
    await form.open()
    await form.untilPrice({ state: 'fresh', amount: '47.56', note: '' })
  })

  test('keeps a quote without an expiry fresh', async () => {
    form = openForm()
    alterQuotes(() => ({ expires_at: undefined }))
    await form.open()
    await form.pass(3_600_000)
    await form.untilPrice({ state: 'fresh', amount: '47.56', note: '' })
  })
})

describe('the form without a quote', () => {
  const refreshable = `${absentNote} Refresh price`
  const unpriced: [string, () => void, note?: string][] = [
    ['an error response', () => form.setFault(onQuote(() => errorResponse(403, 'rail_error')))],
    [
      'a rate limit',
      () => form.setFault(onQuote(() => errorResponse(429, 'rate_limited'))),
      refreshable,
    ],
    ['an invalid response', () => form.setFault(onQuote(() => Response.json({ odd: 1 })))],
    [
      'a network error',
      () => form.setFault(onQuote(() => Promise.reject(new TypeError('failed')))),
      refreshable,
    ],
    [
      'a quote of another token',
      () => alterQuotes(({ destination }) => ({ destination: { ...destination, token: 'AUSD' } })),
    ],
    ['a quote of the other trade type', () => alterQuotes(() => ({ trade_type: 'EXACT_OUTPUT' }))],
  ]
  const onQuote =
    (answer: () => Response | Promise<Response>) =>
    ({ url }: Request) =>
      url.endsWith('/quote') ? answer() : undefined

  test.each(unpriced)(
    'shows a note after %s and still opens the purchase',
    async (_, set, note = absentNote) => {
      form = openForm()
      set()
      await form.open()
      await form.pass(120_000)
      await form.untilPrice({ state: 'absent', amount: '–', note })
      await form.press('Continue to payment')
      expect(form.onlyOrder().status).toBe('payment_pending')
    },
  )

  test('drops the quote of a previous amount while offline', async () => {
    form = openForm()
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    act(() => onlineManager.setOnline(false))
    try {
      await form.type('100')
      await form.untilPrice({ state: 'absent', amount: '–', note: absentNote })
    } finally {
      await act(async () => onlineManager.setOnline(true))
    }
    await form.pass(0)
    await form.untilPrice({ state: 'fresh', amount: '96.11' })
  })

  test('shows a note for an empty amount', async () => {
    form = openForm()
    await form.open()
    await form.type('')
    await form.untilPrice({
      state: 'empty',
      amount: '–',
      note: 'Enter an amount to see the price.',
    })
  })
})

describe('an error that only the owner of the site can resolve', () => {
  const rejected: readonly (readonly [string, () => Response])[] = [
    ['an unknown key', () => errorResponse(401, 'invalid_publishable_key')],
    ['a missing key', () => errorResponse(401, 'publishable_key_missing')],
    ['a blocked origin', () => errorResponse(403, 'origin_not_allowed')],
    ['the chain', () => rejectedField('chain')],
    ['the token', () => rejectedField('token')],
  ]
  const rejectedField = (field: string) =>
    Response.json(
      { error: { code: 'validation_error', message: `${field}: is not supported` } },
      { status: 400 },
    )
  const submit = () => form.inside.getByRole('button', { name: /^Continue/ })

  async function expectBlocked() {
    await waitFor(() => expect(submit()).toBeDisabled())
    expect(form.inside.getAllByRole('alert')).toHaveLength(1)
    expect(form.inside.getByRole('alert')).toHaveTextContent('This isn’t available right now.')
    await form.press(/^Continue/)
    expect(form.checkouts() ?? 0).toBe(0)
  }

  async function expectUnblocked() {
    await form.type('80')
    await form.untilPrice({ state: 'fresh' })
    expect(form.inside.queryByRole('alert')).toBeNull()
    expect(submit()).toBeEnabled()
  }

  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
  afterEach(() => vi.restoreAllMocks())

  test.each(rejected)('blocks the purchase until a quote arrives: %s', async (_, answer) => {
    form = openForm()
    const fault: Fault = ({ url }) => (url.endsWith('/quote') ? answer() : undefined)
    form.setFault(fault)
    await form.open()
    await expectBlocked()
    let respond = () => {}
    form.setFault(() => new Promise((resolve) => (respond = () => resolve(undefined))))
    await form.type('60')
    await form.untilPrice({ state: 'loading' })
    await expectBlocked()
    form.setFault(fault)
    respond()
    await form.type('70')
    await form.untilPrice({ state: 'absent' })
    await expectBlocked()
    form.setFault(() => undefined)
    await expectUnblocked()
  })

  test.each<[string, object]>([
    ['chain', { chain: 10 }],
    ['token', { token: 'usdc' }],
  ])('blocks the purchase until the page corrects its %s', async (_, props) => {
    form = openForm()
    await form.open(props)
    await expectBlocked()
    await form.type('60')
    await expectBlocked()
    await form.open()
    await expectUnblocked()
  })
})

test('the quote shows the amount to receive when it differs from the typed one', async () => {
  form = openForm()
  alterQuotes(({ destination }) => ({ destination: { ...destination, amount: '47.5' } }))
  await form.open()
  await form.press('Enter amount to receive')
  await form.type('50')
  await form.untilPrice({ state: 'fresh' })
  expect(form.part('quote')).toHaveTextContent('You receive47.50 USDC')
})

describe('the button', () => {
  const label = () => form.part('submit')?.textContent

  /** Opens the form, types an amount to pay or to receive, and waits for its quote. */
  async function typeFifty(side: 'pay' | 'receive') {
    form = openForm()
    await form.open()
    if (side === 'receive') await form.press('Enter amount to receive')
    await form.type('50')
    await form.untilPrice({ state: 'fresh' })
  }

  test('states the amount to pay when the quote has the same total', async () => {
    await typeFifty('pay')
    expect(label()).toBe('Continue to pay $50.00')
    expect(form.part('quote')).not.toHaveTextContent('Total')
  })

  test.each([
    ['52.44', '$52.44'],
    ['49.9', '$49.90'],
    ['50.001', '$50.01'],
  ])('states the total %s of the quote when the buyer typed 50', async (amount, total) => {
    form = openForm()
    alterQuotes(({ source }) => ({ source: { ...source, amount } }))
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    expect(form.part('quote')).toHaveTextContent(`Total${total}`)
    expect(
      form.inside.getByRole('button', { name: `Continue to pay about ${total}` }),
    ).toBeVisible()
  })

  test('states what the typed amount to receive costs', async () => {
    await typeFifty('receive')
    expect(label()).toBe(`Continue to pay about $${form.price().amount}`)
  })

  const never = () => form.setFault(() => new Promise(() => {}))
  const unpriced: readonly (readonly [string, string, string, () => Promise<unknown>])[] = [
    [
      'while the quote loads',
      'loading',
      '50',
      async () => {
        never()
        form.rerender(form.ui({ currency: 'EUR' }))
      },
    ],
    [
      'while the quote is for the previous amount',
      'stale',
      '60',
      () => {
        never()
        return form.type('60')
      },
    ],
    [
      'after the quote has expired',
      'expired',
      '50',
      () => {
        never()
        return form.pass(60_000)
      },
    ],
    [
      'when the service returns no quote',
      'absent',
      '60',
      () => {
        form.setFault(() => Response.json({ odd: 1 }))
        return form.type('60')
      },
    ],
    [
      'when the quote is lost',
      'absent',
      '60',
      async () => {
        form.setFault(() => Promise.reject(new TypeError('failed')))
        await form.type('60')
        await form.pass(120_000)
      },
    ],
    [
      'when the quote is in another currency',
      'absent',
      '60',
      () => {
        alterQuotes(({ source }) => ({ source: { ...source, currency: 'GBP' } }))
        return form.type('60')
      },
    ],
  ]

  test.each(unpriced)('states no amount to pay %s', async (_, state, _typed, change) => {
    await typeFifty('pay')
    await change()
    await form.untilPrice({ state })
    expect(label()).toBe('Continue to payment')
  })

  test.each(unpriced)('states the typed amount to receive %s', async (_, state, typed, change) => {
    await typeFifty('receive')
    await change()
    await form.untilPrice({ state })
    expect(label()).toBe(`Continue to buy ${typed} USDC`)
  })

  test('keeps its focus when its label changes', async () => {
    await typeFifty('pay')
    const button = form.part('submit')
    button?.focus()
    never()
    await form.pass(60_000)
    await form.untilPrice({ state: 'expired' })
    expect(label()).toBe('Continue to payment')
    expect(button).toHaveFocus()
  })
})
