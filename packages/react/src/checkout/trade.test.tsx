import { openForm } from '@onramp-kit/test-tools/formHarness'
import { afterEach, expect, test } from 'vitest'
import { en } from '../messages/en/en.ts'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

const bodyOf = (request: Request) => request.clone().json() as Promise<Record<string, unknown>>

test('one switch lets the other amount be typed, which begins as the price makes it', async () => {
  form = openForm()
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  expect(form.inside.getByLabelText('You pay')).toHaveValue('50')
  expect(form.inside.getByText('You get about')).toBeVisible()
  await form.press('Enter what you get instead')
  expect(form.inside.getByLabelText('You get')).toHaveValue('47.56')
  expect(form.inside.getByText('You pay about')).toBeVisible()
  await form.pass(1_000)
  await form.untilPrice({ state: 'fresh', amount: '50' })
  await form.press('Enter what you pay instead')
  expect(form.inside.getByLabelText('You pay')).toHaveValue('50')
})

test('the button says what will happen, and that is what is bought', async () => {
  const purchases: unknown[] = []
  form = openForm()
  form.setFault(async (request) => {
    if (request.url.endsWith('/checkout')) purchases.push(await bodyOf(request))
    return undefined
  })
  await form.open()
  await form.press('Enter what you get instead')
  await form.type('100.25')
  await form.press('Continue to get 100.25 USDC')
  expect(purchases).toMatchObject([{ trade_type: 'EXACT_OUTPUT', amount: '100.25', token: 'USDC' }])
})

test('a price of the one way round is never shown as that of the other', async () => {
  form = openForm()
  await form.open()
  form.setFault(() => new Promise(() => {}))
  await form.press('Enter what you get instead')
  await form.untilPrice({ state: 'loading', amount: '–', note: '' })
  await form.pass(1_000)
  await form.untilPrice({ state: 'loading', amount: '–', note: '' })
})

test('without a price the switch keeps what was typed', async () => {
  form = openForm()
  form.setFault(() => new Promise(() => {}))
  await form.open({ defaultAmount: '75' })
  await form.press('Enter what you get instead')
  expect(form.inside.getByLabelText('You get')).toHaveValue('75')
})

test('what was typed since the price came is not replaced by the price of something else', async () => {
  form = openForm()
  await form.open()
  form.setFault(() => new Promise(() => {}))
  await form.type('80')
  await form.press('Enter what you get instead')
  expect(form.field()).toHaveValue('80')
})

test.each([
  ['Enter what you get instead', '1.1234567', 'at most 6 decimal places'],
  [undefined, '1.123', 'at most 2 decimal places'],
])('an amount is as fine as what it is of', async (change, text, problem) => {
  form = openForm()
  await form.open()
  if (change) await form.press(change)
  await form.type(text)
  expect(form.inside.getByRole('alert')).toHaveTextContent(problem)
  expect(form.field()).toHaveAccessibleDescription(new RegExp(problem))
  await form.type(text.slice(0, -1))
  expect(form.inside.queryByRole('alert')).toBeNull()
})

test("amounts are written and read in the buyer's own digits", async () => {
  form = openForm({ locale: 'ar-EG', messages: en })
  await form.open({ defaultAmount: '1234.5' })
  expect(form.field()).toHaveValue('١٢٣٤٫٥٠')
  await form.type('٦٠٫٥')
  await form.untilPrice({ state: 'fresh', amount: '٥٧٫٧٥' })
  await form.press('Enter what you get instead')
  expect(form.field()).toHaveValue('٥٧٫٧٥')
})

test('what only needs more typing is not complained about, until it is meant', async () => {
  form = openForm()
  await form.open()
  await form.type('0')
  expect(form.inside.queryByRole('alert')).toBeNull()
  await form.press('Continue to payment')
  expect(form.inside.getAllByRole('alert')).toHaveLength(1)
  expect(form.inside.getByRole('alert')).toHaveTextContent('Enter an amount above zero.')
  expect(form.field()).toHaveFocus()
})

test('in another language, what was typed is still the same amount', async () => {
  form = openForm()
  await form.open()
  await form.press('Enter what you get instead')
  await form.type('1.500')
  form.look({ locale: 'de-DE', messages: en })
  expect(form.field()).toHaveValue('1,50')
  expect(form.inside.getByRole('button', { name: 'Continue to get 1,50 USDC' })).toBeVisible()
  form.look({ locale: 'en-US' })
  expect(form.field()).toHaveValue('1.500')
})
