import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CheckoutForm } from '../checkout/CheckoutForm.tsx'
import { CheckoutRoot } from '../checkout/CheckoutRoot.tsx'
import { AmountError, AmountInput } from './AmountField.tsx'

test("describes the field by the merchant's hint and by the error", async () => {
  const form = openForm()
  await form.show(
    <CheckoutRoot wallet={WALLET} chain={8453} token="USDC" defaultCountry="US">
      <CheckoutForm>
        <AmountInput aria-label="Amount" aria-describedby="limit" />
        <p id="limit">Up to 100.</p>
        <AmountError />
      </CheckoutForm>
    </CheckoutRoot>,
  )
  expect(form.field()).toHaveAccessibleDescription('Up to 100.')
  await userEvent.type(form.field(), 'x')
  expect(form.field()).toHaveAccessibleDescription(/^Up to 100\. Enter a valid amount/)
  form.leave()
})

test('describes the field by its currency or token, and by the error', async () => {
  const form = openForm()
  await form.open()
  expect(form.field()).toHaveAccessibleDescription('USD')
  await userEvent.type(form.field(), 'x')
  expect(form.field()).toHaveAccessibleDescription(/^USD Enter a valid amount/)
  await form.type('20')
  await form.press('Enter amount to receive')
  expect(form.field()).toHaveAccessibleDescription('USDC')
  form.leave()
})

test.each([
  ['en-US', '1234567.5', '1,234,567.5', '1,234,567.50'],
  ['de-DE', '1234567,5', '1.234.567,5', '1.234.567,50'],
  ['fr-FR', '1234567,5', '1\u202f234\u202f567,5', '1\u202f234\u202f567,50'],
  ['en-IN', '1234567', '12,34,567', '12,34,567'],
])(
  'groups the digits in %s, and completes the cents while it has no focus',
  async (locale, typed, grouped, complete) => {
    const form = openForm({ locale, messages: { language: 'en' } })
    await form.open({ currency: 'USD' })
    await import('./groupDigits.ts')
    act(() => form.field().focus())
    await form.type(typed)
    expect(form.field()).toHaveValue(grouped)
    await form.untilPrice({ state: 'fresh' })
    const { requests } = form.service.state()
    act(() => form.field().blur())
    expect(form.field()).toHaveValue(complete)
    await form.pass(1_000)
    expect(form.price().state).toBe('fresh')
    expect(form.service.state().requests).toEqual(requests)
    act(() => form.field().focus())
    expect(form.field()).toHaveValue(grouped)
    form.leave()
  },
)

test('keeps the digits of a focused amount grouped when the locale changes', async () => {
  const form = openForm()
  await form.open()
  await import('./groupDigits.ts')
  act(() => form.field().focus())
  await form.type('1234567.5')
  form.appearance({ locale: 'de-DE', messages: { language: 'en' } })
  expect(form.field()).toHaveValue('1.234.567,50')
  form.leave()
})

test('groups an initial amount and a chosen one', async () => {
  const form = openForm()
  await form.open({ defaultAmount: '1500', amounts: ['2500'] })
  await import('./groupDigits.ts')
  act(() => form.field().focus())
  expect(form.field()).toHaveValue('1,500')
  act(() => form.field().blur())
  await form.press('$2,500')
  act(() => form.field().focus())
  expect(form.field()).toHaveValue('2,500')
  form.leave()
})

test.each([
  ['en-US', '0'],
  ['ar-EG', '٠'],
])('shows a zero in the digits of %s while it is empty', async (locale, zero) => {
  const form = openForm({ locale, messages: { language: locale.slice(0, 2) } })
  await form.open({ currency: 'USD' })
  expect(form.field()).toHaveAttribute('placeholder', zero)
  form.leave()
})

test('keeps invalid text unchanged on blur', async () => {
  const form = openForm()
  await form.open()
  await form.type('12x')
  act(() => form.field().blur())
  expect(form.field()).toHaveValue('12x')
  form.leave()
})
