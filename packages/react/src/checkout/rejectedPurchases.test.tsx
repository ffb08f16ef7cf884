import { CheckoutParts } from '@onramp-kit/react/parts'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { chooseCountry } from '@onramp-kit/test-tools/chooseCountry'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import type { Fault } from '@onramp-kit/test-tools/simulatedWorld'
import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

let form: ReturnType<typeof openForm>
afterEach(() => {
  form.leave()
  vi.unstubAllGlobals()
})

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const mistyped = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'
const notServed = 'Purchases aren’t available in this country or region. Choose another one.'
const slugs = () => form.inside.queryAllByRole('radio').map((row) => row.getAttribute('value'))

describe('a mistyped wallet', () => {
  test('shows an alert for buyer and developer immediately and blocks the purchase', async () => {
    form = openForm()
    await form.open({ wallet: mistyped })
    const alert = form.inside.getByRole('alert')
    expect(alert).toHaveTextContent('This wallet address isn’t valid')
    expect(alert).toHaveTextContent('checksum does not fit (EIP-55)')
    expect(form.inside.getByRole('button', { name: /^Continue/ })).toBeDisabled()
    await userEvent.type(form.field(), '{Enter}')
    expect(form.checkouts()).toBe(0)
  })

  test('no longer blocks the purchase once the merchant corrects it', async () => {
    form = openForm()
    await form.open({ wallet: mistyped })
    form.rerender(form.ui({ wallet: right }))
    expect(form.inside.queryByRole('alert')).toBeNull()
    await form.press(/^Continue/)
    expect(form.onlyOrder().destination.wallet.toLowerCase()).toBe(right.toLowerCase())
  })
})

test('the checkout reports a missing earlier order before a mistyped wallet', async () => {
  form = openForm()
  await form.open({ wallet: right })
  await form.press(/^Continue/)
  form.service.reset()
  await form.pass(180_000)
  await form.show(form.ui({ wallet: mistyped }))
  await form.pass(5_000)
  expect(form.inside.getByRole('heading')).toHaveTextContent('Order not found')
  await form.press('Start over')
  await form.press('I haven’t paid, start over')
  expect(form.inside.getByRole('alert')).toHaveTextContent('This wallet address isn’t valid')
})

describe('the form with a country that the service does not serve', () => {
  test('reports the country once, at its field, when the service rejects the quote, and keeps the input', async () => {
    form = openForm()
    form.service.scenario('market_not_served')
    await form.open()
    await form.untilPrice({ state: 'absent', note: '' })
    expect(form.inside.getAllByText(notServed)).toHaveLength(1)
    const country = form.inside.getByLabelText('Country or region')
    expect(country).toBeInvalid()
    expect(country).toHaveAccessibleDescription(notServed)
    expect(form.field()).toHaveValue('50')
    await chooseCountry(userEvent, 'Germany')
    expect(country).toBeValid()
  })

  test('waits for another country when the service rejects the quote', async () => {
    form = openForm()
    form.service.scenario('market_not_served')
    await form.open()
    await form.untilPrice({ state: 'absent', note: '' })
    const submit = form.inside.getByRole('button', { name: /^Continue/ })
    expect(submit).toHaveAttribute('aria-disabled', 'true')
    await form.press(/^Continue/)
    expect(form.service.state().requests['card.checkout'] ?? 0).toBe(0)
    await chooseCountry(userEvent, 'Germany')
    expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('still waits for another country while the buyer changes the amount', async () => {
    form = openForm()
    form.service.scenario('market_not_served')
    await form.open()
    await form.untilPrice({ state: 'absent', note: '' })
    form.service.scenario('default')
    await userEvent.type(form.field(), '0')
    expect(form.inside.getByText(notServed)).toBeVisible()
    expect(form.inside.getByRole('button', { name: /^Continue/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // The service serves it now.
    await form.pass(1_000)
    await form.untilPrice({ state: 'fresh' })
    expect(form.inside.queryByText(notServed)).toBeNull()
  })

  test('still waits for another country when a quote of an earlier country is left', async () => {
    form = openForm()
    await form.open({ defaultCountry: 'FR' })
    await form.untilPrice({ state: 'fresh' })
    form.setFault((request) => (request.url.endsWith('/quote') ? rejected('country') : undefined))
    await chooseCountry(userEvent, 'Germany')
    await form.pass(1_000)
    await waitFor(() => expect(form.inside.getByText(notServed)).toBeVisible())
    await userEvent.type(form.field(), '0')
    expect(form.inside.getByText(notServed)).toBeVisible()
    await form.press(/^Continue/)
    expect(form.checkouts()).toBe(0)
  })

  test('reports the country above the button of a form that does not show it', async () => {
    form = openForm()
    form.service.scenario('market_not_served')
    await form.show(
      <CheckoutParts.Root wallet={WALLET} chain={8453} token="USDC" defaultCountry="US">
        <CheckoutParts.Form>
          <CheckoutParts.Amounts />
          <CheckoutParts.Footer />
        </CheckoutParts.Form>
      </CheckoutParts.Root>,
    )
    await form.pass(1_000)
    await waitFor(() => expect(form.inside.getByRole('alert')).toHaveTextContent(notServed))
    expect(form.inside.getAllByText(notServed)).toHaveLength(1)
  })

  /** A field that the buyer can hide. The form does not render with it. */
  function Collapsible({ children }: { readonly children: ReactNode }) {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Details
        </button>
        {isOpen && children}
      </>
    )
  }

  test('reports the country above the button while the buyer hides its field', async () => {
    form = openForm()
    form.service.scenario('market_not_served')
    await form.show(
      <CheckoutParts.Root wallet={WALLET} chain={8453} token="USDC" defaultCountry="US">
        <CheckoutParts.Form>
          <CheckoutParts.Amounts />
          <CheckoutParts.Quote />
          <Collapsible>
            <CheckoutParts.Country />
          </Collapsible>
          <CheckoutParts.Footer />
        </CheckoutParts.Form>
      </CheckoutParts.Root>,
    )
    await form.pass(1_000)
    await form.untilPrice({ state: 'absent', note: '' })
    const isAboveButton = () => form.part('checkout-error')?.textContent === notServed
    expect(form.inside.getAllByText(notServed)).toHaveLength(1)
    expect(isAboveButton()).toBe(false)
    await form.press('Details')
    expect(form.inside.getAllByText(notServed)).toHaveLength(1)
    expect(isAboveButton()).toBe(true)
    await form.press('Details')
    expect(form.inside.getAllByText(notServed)).toHaveLength(1)
    expect(isAboveButton()).toBe(false)
  })

  test('reports a rejected amount below the quote while the buyer hides its field', async () => {
    form = openForm()
    form.setFault((request) => (request.url.endsWith('/quote') ? rejected('amount') : undefined))
    await form.show(
      <CheckoutParts.Root wallet={WALLET} chain={8453} token="USDC" defaultCountry="US">
        <CheckoutParts.Form>
          <Collapsible>
            <CheckoutParts.Amounts />
          </Collapsible>
          <CheckoutParts.Quote />
          <CheckoutParts.Footer />
        </CheckoutParts.Form>
      </CheckoutParts.Root>,
    )
    await form.pass(1_000)
    const text = 'This amount isn’t supported. Enter a higher or lower amount.'
    await form.untilPrice({ state: 'absent', note: '' })
    await form.press('Details')
    expect(form.price().note).toBe(text)
    await form.press('Details')
    expect(form.price().note).toBe('')
  })

  test('reports the country once when the service rejects the purchase, and accepts another one', async () => {
    form = openForm()
    form.setFault((request) =>
      request.url.endsWith('/checkout')
        ? Response.json(
            { error: { code: 'validation_error', message: 'country: US is not a market' } },
            { status: 400 },
          )
        : undefined,
    )
    await form.open()
    await form.type('75')
    await form.untilPrice({ state: 'fresh' })
    await form.press('Continue to pay $75.00')
    expect(form.inside.getByRole('alert')).toHaveTextContent(notServed)
    expect(form.inside.getAllByText(notServed)).toHaveLength(1)
    expect(form.inside.getByLabelText('Country or region')).toBeInvalid()
    expect(form.inside.getByLabelText('Country or region')).toHaveAccessibleDescription(notServed)
    form.setFault(() => undefined)
    await chooseCountry(userEvent, 'Germany')
    expect(form.inside.queryByRole('alert')).toBeNull()
    expect(form.inside.getByLabelText('Country or region')).toBeValid()
    await form.pass(1_000)
    await form.untilPrice({ state: 'fresh' })
    await form.press('Continue to pay €75.00')
    expect(form.onlyOrder().source).toMatchObject({ amount: '75.00', currency: 'EUR' })
  })
})

const rejected = (field: string) =>
  Response.json(
    { error: { code: 'validation_error', message: `${field}: not accepted` } },
    { status: 400 },
  )

test('the form reports the amount at its field when the service rejects the purchase', async () => {
  form = openForm()
  form.setFault(onCheckout(() => rejected('amount')))
  await form.open()
  await form.press(/^Continue/)
  expect(form.field()).toBeInvalid()
  expect(form.field()).toHaveAccessibleDescription(
    'USD This amount isn’t supported. Enter a higher or lower amount.',
  )
  expect(form.field()).toHaveFocus()
  await form.type('60')
  expect(form.field()).toBeValid()
})

test('no override errors.field: the form keeps its input and asks the buyer to check every field when the error names none', async () => {
  form = openForm()
  form.setFault(onCheckout(() => errorResponse(400, 'validation_error')))
  await form.open()
  await form.type('505')
  await form.press(/^Continue/)
  expect(form.inside.getByRole('alert')).toHaveTextContent(
    'We couldn’t accept these details. You haven’t been charged. Check the amount, country, and payment method',
  )
  expect(form.field()).toHaveValue('505')
  expect(form.inside.getByLabelText('Country or region')).toBeValid()
})

test('the form shows how long to wait after a rate limit, keeps the focus on the button, and opens the purchase after the wait', async () => {
  form = openForm({}, { mayResend: false })
  form.setFault(onCheckout(() => errorResponse(429, 'rate_limited', { 'retry-after': '9' })))
  await form.open()
  const button = form.inside.getByRole('button', { name: /^Continue/ })
  await userEvent.click(button)
  await form.pass(0)
  expect(form.inside.getByRole('alert')).toHaveTextContent('Try again in 9 seconds')
  expect(button).toBeEnabled()
  expect(button).toHaveFocus()
  form.setFault(() => undefined)
  await form.pass(4_000)
  await form.press(/^Continue/)
  expect(form.inside.getByRole('alert')).toHaveTextContent('Try again in 5 seconds')
  expect(form.checkouts()).toBe(0)
  await form.pass(5_000)
  await form.press(/^Continue/)
  expect(form.checkouts()).toBe(1)
})

test('the notice of a rate limit counts down without a click or further announcements', async () => {
  form = openForm({}, { mayResend: false })
  form.setFault(onCheckout(() => errorResponse(429, 'rate_limited', { 'retry-after': '9' })))
  await form.open()
  await form.press(/^Continue/)
  const alert = form.inside.getByRole('alert')
  await form.pass(8_000)
  expect(alert).toHaveTextContent('Try again in 1 second.')
  expect(form.inside.getByText('1 second')).toHaveAttribute('aria-live', 'off')
  await form.pass(1_000)
  expect(alert).toHaveTextContent('You can try again now.')
})

test('in production the buyer reads the code of a setup error, and the console its message', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  form = openForm()
  form.setFault(onCheckout(() => errorResponse(401, 'invalid_publishable_key')))
  await form.open()
  await form.press(/^Continue/)
  expect(form.inside.getByRole('alert').textContent).toBe(
    'This isn’t available right now. Details for the site owner:invalid_publishable_key',
  )
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Check the key'))
})

test('the form shows the wait in the language of its messages when the locale differs', async () => {
  form = openForm({ locale: 'sv' }, { mayResend: false })
  form.setFault(onCheckout(() => errorResponse(429, 'rate_limited', { 'retry-after': '9' })))
  await form.open()
  await form.press(/^Continue/)
  expect(form.inside.getByRole('alert')).toHaveTextContent('Try again in 9 seconds')
})

test('the form sends no purchase while offline and shows an alert', async () => {
  form = openForm()
  await form.open()
  form.page.set({ online: false })
  await form.press(/^Continue/)
  expect(form.inside.getByRole('alert')).toHaveTextContent(
    'You appear to be offline. You haven’t been charged.',
  )
  expect(form.checkouts()).toBe(0)
})

test('the form disables its fields while the purchase request is in flight', async () => {
  form = openForm()
  form.setFault(onCheckout(() => new Promise(() => {})))
  await form.open()
  await form.press(/^Continue/)
  const button = form.inside.getByRole('button', { name: 'Preparing your payment…' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(form.field()).toBeDisabled()
  expect(form.inside.getByLabelText('Country or region')).toBeDisabled()
})

describe('the payment methods', () => {
  test('begin with Apple Pay on a device that supports it, and leave it out on others', async () => {
    form = openForm()
    await form.open()
    expect(slugs()).toEqual(['card', 'google-pay', 'cash-app'])
    form.leave()
    vi.stubGlobal('ApplePaySession', { canMakePayments: () => true })
    form = openForm()
    await form.open()
    expect(slugs()).toEqual(['apple-pay', 'card', 'google-pay', 'cash-app'])
    expect(form.part('payment-option')).toHaveTextContent('Apple Pay')
  })

  test('begin with Google Pay on Android', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16)')
    form = openForm()
    await form.open()
    expect(slugs()).toEqual(['google-pay', 'card', 'cash-app'])
  })

  test('stay in the order of the merchant on every device', async () => {
    vi.stubGlobal('ApplePaySession', { canMakePayments: () => true })
    form = openForm()
    await form.open({ paymentMethods: [{ slug: 'card' }, { slug: 'apple-pay' }] })
    expect(slugs()).toEqual(['card', 'apple-pay'])
  })

  test('fold to the chosen one, unless there is only one or the density is comfortable', async () => {
    form = openForm()
    await form.open()
    const folded = form.part('payment-option')!
    expect(folded).toHaveTextContent('Debit or credit cardChange')
    await userEvent.click(folded)
    await userEvent.click(form.inside.getByLabelText('Cash App Pay'))
    expect(folded).toHaveTextContent('Cash App PayChange')
    form.leave()
    form = openForm()
    await form.open({ paymentMethods: [{ slug: 'card' }] })
    expect(form.place.querySelector('.onramp-payment-option')).toBeNull()
    form.leave()
    form = openForm()
    await form.open({ density: 'comfortable' })
    await form.untilPrice({ state: 'fresh' })
    expect(form.place.querySelector('.onramp-payment-option')).toBeNull()
    expect(form.inside.getByText('Exchange rate')).toBeVisible()
  })

  test('show the words of their slug unless the merchant adds a message, and no icon of another method', async () => {
    form = openForm({ messages: { checkout: { methods: { pix: 'Pix' } } } })
    await form.open({ paymentMethods: [{ slug: 'pix' }, { slug: 'bank-wire' }] })
    expect(form.inside.getByLabelText('Pix')).toBeChecked()
    expect(form.inside.getByLabelText('bank wire')).toBeInTheDocument()
    expect(form.place.querySelector('.onramp-payment-method-icon [d]')).toBeNull()
  })

  test('show a notice and block the purchase in a country without any', async () => {
    form = openForm()
    await form.open({ paymentMethods: [{ slug: 'card', notIn: ['US'] }] })
    expect(form.inside.getByText(/No payment methods are available in this country/)).toBeVisible()
    expect(form.inside.getByRole('button', { name: /^Continue/ })).toBeDisabled()
    await chooseCountry(userEvent, 'Germany')
    expect(form.inside.getByRole('button', { name: /^Continue/ })).toBeEnabled()
  })
})

test('override card.devices: the form offers a row without needs on every device', async () => {
  form = openForm()
  await form.open({ paymentMethods: [{ slug: 'apple-pay' }] })
  expect(slugs()).toEqual(['apple-pay'])
})

function onCheckout(answer: () => ReturnType<Fault>): Fault {
  return ({ url }) => (url.endsWith('/checkout') ? answer() : undefined)
}

test('an amount that the quote rejects is reported once, at its field', async () => {
  form = openForm()
  form.setFault(({ url }) => (url.endsWith('/quote') ? rejected('amount') : undefined))
  await form.open()
  const text = 'This amount isn’t supported. Enter a higher or lower amount.'
  await waitFor(() => expect(form.inside.getAllByText(text)).toHaveLength(1))
  expect(form.field()).toBeInvalid()
  expect(form.field()).toHaveAccessibleDescription(`USD ${text}`)
  form.setFault(() => undefined)
  await userEvent.type(form.field(), '0')
  expect(form.inside.queryByText(text)).toBeNull()
})

test.each(['__proto__', 'constructor', 'later_error'])(
  'the form shows an error with the code %s',
  async (code) => {
    form = openForm({}, { mayResend: false })
    form.setFault((request) =>
      request.url.endsWith('/checkout') ? errorResponse(400, code) : undefined,
    )
    await form.open()
    await form.press(/^Continue/)
    expect(form.inside.getByRole('alert').textContent).toMatch(/\w+ \w+/)
  },
)
