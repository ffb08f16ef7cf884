import { openForm } from '@onramp-kit/test-tools/formHarness'
import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { en } from '../messages/en/en.ts'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

/** Replaces the amount by pasted text. */
async function paste(text: string) {
  await userEvent.clear(form.field())
  await userEvent.paste(text)
  await form.pass(1_000)
}

const bodyOf = (request: Request) => request.clone().json() as Promise<Record<string, unknown>>

test('the switch makes the other amount editable and fills in the quoted value', async () => {
  form = openForm()
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  expect(form.inside.getByLabelText('You pay')).toHaveValue('50')
  expect(form.inside.getByText('You receive (estimated)')).toBeVisible()
  await form.press('Enter amount to receive')
  expect(form.inside.getByLabelText('You receive')).toHaveValue('47.56')
  expect(form.inside.getByText('You pay (estimated)')).toBeVisible()
  await form.pass(1_000)
  await form.untilPrice({ state: 'fresh', amount: '50' })
  await form.press('Enter amount to pay')
  expect(form.inside.getByLabelText('You pay')).toHaveValue('50')
})

test('the button names what the amount to receive costs, and the purchase requests that amount', async () => {
  const purchases: unknown[] = []
  form = openForm()
  form.setFault(async (request) => {
    if (request.url.endsWith('/checkout')) purchases.push(await bodyOf(request))
    return undefined
  })
  await form.open()
  await form.press('Enter amount to receive')
  await form.type('100.25')
  await form.untilPrice({ state: 'fresh' })
  await form.press(`Continue to pay about $${form.price().amount}`)
  expect(purchases).toMatchObject([{ trade_type: 'EXACT_OUTPUT', amount: '100.25', token: 'USDC' }])
})

test('the form never shows the quote of one trade type for the other', async () => {
  form = openForm()
  await form.open()
  form.setFault(() => new Promise(() => {}))
  await form.press('Enter amount to receive')
  await form.untilPrice({ state: 'loading', amount: '–', note: '' })
  await form.pass(1_000)
  await form.untilPrice({ state: 'loading', amount: '–', note: '' })
})

test('the switch keeps the typed amount without a quote', async () => {
  form = openForm()
  form.setFault(() => new Promise(() => {}))
  await form.open({ defaultAmount: '75' })
  await form.press('Enter amount to receive')
  expect(form.inside.getByLabelText('You receive')).toHaveValue('75')
})

test('the switch keeps an amount that the buyer typed after the quote arrived', async () => {
  form = openForm()
  await form.open()
  form.setFault(() => new Promise(() => {}))
  await form.type('80')
  await form.press('Enter amount to receive')
  expect(form.field()).toHaveValue('80')
})

test.each([
  ['Enter amount to receive', '1.1234567', 'no more than 6 decimal places'],
  [undefined, '1.123', 'no more than 2 decimal places'],
])(
  'the form accepts the decimal places of the currency or token',
  async (change, text, problem) => {
    form = openForm()
    await form.open()
    if (change) await form.press(change)
    await form.type(text)
    expect(form.inside.getByRole('alert')).toHaveTextContent(problem)
    expect(form.field()).toHaveAccessibleDescription(new RegExp(problem))
    await form.type(text.slice(0, -1))
    expect(form.inside.queryByRole('alert')).toBeNull()
  },
)

test("the form formats and parses amounts in the locale's digits", async () => {
  form = openForm({ locale: 'ar-EG', messages: { ...en, language: 'ar' } })
  await form.open({ defaultAmount: '1234.5' })
  expect(form.field()).toHaveValue('١٬٢٣٤٫٥٠')
  await form.type('٦٠٫٥')
  await form.untilPrice({ state: 'fresh', amount: '٥٧٫٧٥' })
  await form.press('Enter amount to receive')
  expect(form.field()).toHaveValue('٥٧٫٧٥')
})

test('the form reports an incomplete amount only after the buyer submits it', async () => {
  form = openForm()
  await form.open()
  await form.type('0')
  expect(form.inside.queryByRole('alert')).toBeNull()
  await form.press('Continue to payment')
  expect(form.inside.getAllByRole('alert')).toHaveLength(1)
  expect(form.inside.getByRole('alert')).toHaveTextContent('Enter an amount greater than 0.')
  expect(form.field()).toHaveFocus()
})

test.each([
  ['$75.00', '75', '75.00'],
  ['US$1,075', '1,075', '1075'],
  ['USD 75.5', '75.50', '75.5'],
  ['\u2066$75.00\u2069', '75', '75.00'],
  ['+75', '75', '75'],
])(
  'the form reads %j as an amount to pay, shows it as %s and sends %s',
  async (text, shown, sent) => {
    const purchases: unknown[] = []
    form = openForm()
    form.setFault(async (request) => {
      if (request.url.endsWith('/checkout')) purchases.push(await bodyOf(request))
      return undefined
    })
    await form.open()
    await paste(text)
    expect(form.inside.queryByRole('alert')).toBeNull()
    act(() => form.field().blur())
    expect(form.field()).toHaveValue(shown)
    await form.press(/^Continue/)
    expect(purchases).toMatchObject([{ amount: sent }])
  },
)

test.each(['75 €', 'CA$75', '75 USDC'])(
  'the form rejects %j as an amount in dollars, and keeps showing it',
  async (text) => {
    form = openForm()
    await form.open()
    await paste(text)
    expect(form.inside.getByRole('alert')).toHaveTextContent('Enter the amount in USD.')
    act(() => form.field().blur())
    expect(form.field()).toHaveValue(text)
    form.appearance({ locale: 'de-DE', messages: en })
    expect(form.field()).toHaveValue(text)
    await form.press(/^Continue/)
    expect(form.service.state().orders).toEqual([])
  },
)

test('the form reads the symbol of the token in an amount to receive, and no currency', async () => {
  form = openForm()
  await form.open()
  await form.press('Enter amount to receive')
  await paste('75.25 USDC')
  expect(form.inside.getByRole('button', { name: /75\.25 USDC|about/ })).toBeVisible()
  await paste('$75')
  expect(form.inside.getByRole('alert')).toHaveTextContent('Enter the amount in USDC.')
})

test('an amount in dollars is rejected once the currency is another', async () => {
  form = openForm()
  await form.open()
  await paste('$75')
  form.rerender(form.ui({ currency: 'EUR' }))
  act(() => form.field().blur())
  expect(form.field()).toHaveValue('$75')
  expect(form.inside.getByRole('alert')).toHaveTextContent('Enter the amount in EUR.')
})

test('the form keeps the typed amount when the locale changes', async () => {
  form = openForm()
  await form.open()
  await form.press('Enter amount to receive')
  await form.type('1.500')
  form.appearance({ locale: 'de-DE', messages: en })
  expect(form.field()).toHaveValue('1,50')
  expect(form.inside.getByRole('button', { name: 'Continue to buy 1,50 USDC' })).toBeVisible()
  form.appearance({ locale: 'en-US' })
  expect(form.field()).toHaveValue('1.500')
})
