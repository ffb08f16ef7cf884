import type { CardOrder } from '@onramp-kit/core'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { chooseCountry } from '@onramp-kit/test-tools/chooseCountry'
import { errorResponse, html } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld, type Fault } from '@onramp-kit/test-tools/simulatedWorld'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { enHosted } from '../messages/en/hosted.ts'
import { enOrder } from '../messages/en/order.ts'
import { OnrampProvider, type OnrampProviderProps } from '../provider/OnrampProvider.tsx'
import { Checkout } from './Checkout.tsx'
import type { CheckoutProps } from './CheckoutProps.ts'

let world: ReturnType<typeof createSimulatedWorld>
beforeEach(() => {
  world = createSimulatedWorld()
})

type Given = Partial<CheckoutProps & OnrampProviderProps>

function tree({ locale = 'en-US', messages, ...props }: Given = {}) {
  return (
    <OnrampProvider client={world.client} locale={locale} messages={messages}>
      <Checkout wallet={WALLET} chain={8453} token="USDC" defaultCountry="US" {...props} />
    </OnrampProvider>
  )
}

const show = (props?: Given) => render(tree(props))
const pass = (ms: number) => act(() => world.clock.advance(ms))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const text = () => document.querySelector('.onramp-text')?.textContent
const untilQuoted = () =>
  waitFor(() => expect(document.querySelector('.onramp-quote[data-state="fresh"]')).not.toBeNull())
const press = async (name: string | RegExp) => {
  await pass(500)
  await userEvent.click(button(name))
  await pass(0)
}
const callback = async (status: string) => {
  world.service.callback(world.onlyOrder().id, status)
  await pass(8_000)
}
/** Fails the checkout request, before or after the service acts. */
const failCheckout = (answer: (request: Request) => ReturnType<Fault>) =>
  world.setFault((request) => (request.url.endsWith('/checkout') ? answer(request) : undefined))
/** Changes the destination of each order that the client reads. */
const changeDestination = (change: object) =>
  world.setFault((request) =>
    request.method === 'GET'
      ? world.changed(request, (order: CardOrder) => ({
          destination: { ...order.destination, ...change },
        }))
      : undefined,
  )

describe('a purchase', () => {
  test('runs from the form to the payout and sends one checkout request under StrictMode', async () => {
    configure({ reactStrictMode: true })
    show()
    await untilQuoted()
    await press('Continue to pay $50.00')
    expect(title()).toBe('Complete your payment')
    expect(screen.getByTitle('Secure payment page')).toHaveAttribute('src', world.onlyOrder().url)
    await callback('order_completed')
    expect(title()).toBe('Payment received')
    expect(screen.queryByTitle('Secure payment page')).toBeNull()
    await callback('order_broadcasted')
    expect(title()).toBe('About 47.56 USDC sent')
    expect(world.checkouts()).toBe(1)
    // The focus moves in a separate task.
    await pass(0)
    expect(world.clock.timers()).toBe(0)
  })

  test('shows its stages: payment, then transfer, then all of them complete', async () => {
    const stages = () =>
      screen
        .getAllByRole('listitem')
        .map(({ dataset, textContent }) => [textContent, dataset['state']])
    show()
    await untilQuoted()
    await press('Continue to pay $50.00')
    expect(stages()).toEqual([
      ['Payment', 'current'],
      ['Delivery', 'upcoming'],
      ['Complete', 'upcoming'],
    ])
    await callback('order_completed')
    expect(stages()).toEqual([
      ['Payment', 'complete'],
      ['Delivery', 'current'],
      ['Complete', 'upcoming'],
    ])
    await callback('order_broadcasted')
    expect(stages().map(([, state]) => state)).toEqual(['complete', 'complete', 'complete'])
  })

  test('shows what is paid and about what is received, beside the payment page', async () => {
    show()
    await untilQuoted()
    await press('Continue to pay $50.00')
    expect(text()).toBe('$50.00 for about 47.56 USDC on Base')
  })

  test('shows what an amount to receive costs, before and after it reads the order', async () => {
    show()
    await untilQuoted()
    await press('Enter amount to receive')
    await pass(1_000)
    await untilQuoted()
    await press(/^Continue to pay about/)
    expect(text()).toBe('$50.00 for about 47.56 USDC on Base')
    await pass(8_000)
    expect(text()).toBe('$50.00 for about 47.56 USDC on Base')
  })

  test('shows an instruction instead of the amounts without a quote', async () => {
    world.setFault(({ url }) => (url.endsWith('/quote') ? new Promise(() => {}) : undefined))
    show()
    await press('Continue to payment')
    expect(text()).toMatch(/^Pay on the secure page\./)
  })

  test("sends the buyer's choices", async () => {
    show()
    await chooseCountry(userEvent, 'Germany')
    const amount = screen.getByLabelText('You pay')
    await userEvent.clear(amount)
    await userEvent.type(amount, '1,234.5')
    await userEvent.click(screen.getByLabelText('Google Pay'))
    await pass(1_000)
    await untilQuoted()
    await press('Continue to pay €1,234.50')
    expect(world.onlyOrder().source).toMatchObject({ amount: '1234.50', currency: 'EUR' })
  })

  test('calls onStatus once for each status', async () => {
    const onStatus = vi.fn<(order: { status: string }) => void>()
    show({ onStatus })
    await press(/Continue/)
    await callback('order_completed')
    await pass(60_000)
    await callback('order_broadcasted')
    expect(onStatus.mock.calls.map(([{ status }]) => status)).toEqual([
      'payment_pending',
      'order_completed',
      'order_broadcasted',
    ])
  })

  test('keeps its payment frame across re-renders of the page', async () => {
    const { rerender } = show()
    await press(/Continue/)
    const frame = screen.getByTitle('Secure payment page')
    for (let round = 0; round < 100; round++) rerender(tree({ onStatus: () => {} }))
    expect(screen.getByTitle('Secure payment page')).toBe(frame)
    expect(world.checkouts()).toBe(1)
  })

  test('keeps its payment frame when the case of the wallet changes', async () => {
    const { rerender } = show({ wallet: WALLET.toLowerCase() })
    await press(/Continue/)
    const frame = screen.getByTitle('Secure payment page')
    rerender(tree({ wallet: WALLET }))
    expect(screen.getByTitle('Secure payment page')).toBe(frame)
  })

  test('sends one checkout request for a triple click', async () => {
    show()
    await pass(500)
    await userEvent.tripleClick(button(/Continue/))
    await pass(5_000)
    expect(world.checkouts()).toBe(1)
  })
})

describe('the form', () => {
  const methods = () =>
    screen
      .getAllByRole('radio')
      .map((each) => within(each.closest('label')!).getByText(/./).textContent)

  test('offers four payment methods in the US, the wallet of the device first, and no Cash App elsewhere', async () => {
    vi.stubGlobal('ApplePaySession', { canMakePayments: () => true })
    show()
    expect(methods()).toEqual(['Apple Pay', 'Debit or credit card', 'Google Pay', 'Cash App Pay'])
    await userEvent.click(screen.getByLabelText('Cash App Pay'))
    await chooseCountry(userEvent, 'France')
    expect(methods()).toEqual(['Apple Pay', 'Debit or credit card', 'Google Pay'])
    expect(screen.getByLabelText('Apple Pay')).toBeChecked()
    vi.unstubAllGlobals()
  })

  test("hides a payment method in the countries of the merchant's notIn list", () => {
    show({ paymentMethods: [{ slug: 'card' }, { slug: 'google-pay', notIn: ['US'] }] })
    expect(methods()).toEqual(['Debit or credit card'])
  })

  test('takes a slug alone for its default row, or else for a method of every country', async () => {
    show({ paymentMethods: ['card', 'pix', 'cash-app', 'google-pay'] as never })
    expect(methods()).toEqual(['Debit or credit card', 'pix', 'Cash App Pay', 'Google Pay'])
    await chooseCountry(userEvent, 'France')
    expect(methods()).toEqual(['Debit or credit card', 'pix', 'Google Pay'])
  })

  test("hides a merchant's payment method that needs a wallet which the device lacks", () => {
    show({ paymentMethods: [{ slug: 'card' }, { slug: 'apple-pay', needs: 'ApplePaySession' }] })
    expect(methods()).toEqual(['Debit or credit card'])
  })

  test('selects the currency of the country', async () => {
    show()
    await chooseCountry(userEvent, 'United Kingdom')
    await pass(1_000)
    await untilQuoted()
    expect(button('Continue to pay £50.00')).toBeVisible()
    await chooseCountry(userEvent, 'Bulgaria')
    await pass(1_000)
    await untilQuoted()
    expect(button('Continue to pay €50.00')).toBeVisible()
  })

  test("formats the default amount with the locale's decimal separator", () => {
    show({ locale: 'de-DE', defaultAmount: '19.99' })
    expect(screen.getByLabelText('You pay')).toHaveValue('19,99')
  })

  test('keeps a pinned currency when the country changes', async () => {
    show({ currency: 'USD' })
    await chooseCountry(userEvent, 'United Kingdom')
    await pass(1_000)
    await untilQuoted()
    expect(button('Continue to pay $50.00')).toBeVisible()
  })

  test("selects the country from the browser's languages", () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'de-AT'])
    render(
      <OnrampProvider client={world.client}>
        <Checkout wallet={WALLET} chain={8453} token="USDC" />
      </OnrampProvider>,
    )
    expect(screen.getByLabelText('Country or region')).toHaveDisplayValue('Österreich')
    vi.restoreAllMocks()
  })

  test.each([
    ['', 'Enter an amount.'],
    ['ten', 'Enter a valid amount, like 19.50.'],
    ['0', 'Enter an amount greater than 0.'],
    ['1.999', 'Use no more than 2 decimal places.'],
  ])('reports the invalid amount %j and opens no purchase', async (text, message) => {
    show()
    const field = screen.getByLabelText('You pay')
    await userEvent.clear(field)
    if (text) await userEvent.type(field, text)
    await press(/Continue/)
    expect(field).toHaveAccessibleDescription(`USD ${message}`)
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(world.checkouts()).toBe(0)
  })

  test('shows a quote and debounces the next request while the buyer types', async () => {
    show()
    await pass(1_000)
    expect(await screen.findByText('47.56')).toBeVisible()
    const before = world.service.state().requests['card.quote']
    await userEvent.type(screen.getByLabelText('You pay'), '0000')
    await pass(1_000)
    expect(world.service.state().requests['card.quote']).toBe(before + 1)
  })
})

test('the form shows the developer how to allow an origin after a rejected purchase', async () => {
  failCheckout(() => errorResponse(403, 'origin_not_allowed'))
  show()
  await press(/Continue/)
  expect(screen.getByRole('alert')).toHaveTextContent('allowlist')
  expect(button(/Continue/)).toBeDisabled()
})

describe('the checkout with an unknown outcome', () => {
  const answers: [string, () => ReturnType<Fault>][] = [
    ['a network error', () => Promise.reject(new TypeError('fetch failed'))],
    ['an HTML 502', () => html(502)],
    [
      'a rate limit, which may answer a resend by the browser',
      () => errorResponse(429, 'rate_limited'),
    ],
    ['an undocumented error code', () => errorResponse(400, 'later_error')],
  ]
  test.each(answers)('waits for the buyer to retry after %s', async (_, answer) => {
    failCheckout(answer)
    show()
    await press(/Continue/)
    expect(title()).toBe('We’re not sure your purchase started')
    await pass(3_600_000)
    expect(world.checkouts()).toBe(0)
    world.setFault(() => undefined)
    await press('Try again')
    expect(title()).toBe('Complete your payment')
    expect(world.checkouts()).toBe(1)
  })

  test('does not start over with the second half of a double click on the button that sent it', async () => {
    failCheckout(answers[0]?.[1] ?? (() => undefined))
    show()
    await press(/Continue/)
    await userEvent.click(button('Start over'))
    expect(title()).toBe('We’re not sure your purchase started')
    await press('Start over')
    expect(button(/Continue/)).toBeVisible()
  })

  test('keeps the outcome unknown when a retry fails offline, and does not claim that nothing was bought', async () => {
    failCheckout(async (request) => {
      await world.service.handle(request)
      throw new TypeError('terminated')
    })
    show()
    await press(/Continue/)
    world.page.set({ online: false })
    await press('Try again')
    expect(title()).toBe('We’re not sure your purchase started')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We still don’t know whether your first attempt did',
    )
    expect(world.storage.entries.size).toBe(1)
  })

  test('does not resend a purchase that the service opened, and shows the form after the buyer starts over', async () => {
    failCheckout(async (request) => {
      await world.service.handle(request)
      throw new TypeError('terminated')
    })
    show()
    await press(/Continue/)
    await pass(3_600_000)
    expect(world.checkouts()).toBe(1)
    await press('Start over')
    expect(screen.getByLabelText('You pay')).toHaveValue('50')
    expect(screen.getByLabelText('You pay')).toHaveFocus()
  })
})

test('the checkout shows how long to wait before a retry when a rate limit leaves the outcome unknown', async () => {
  failCheckout(() => errorResponse(429, 'rate_limited', { 'retry-after': '9' }))
  show()
  await press(/Continue/)
  expect(title()).toBe('We’re not sure your purchase started')
  expect(screen.getByRole('alert')).toHaveTextContent('Try again in 9 seconds')
})

describe('the checkout after a remount', () => {
  test('shows the payment page of the order in progress again', async () => {
    const first = show()
    await press(/Continue/)
    const src = world.onlyOrder().url
    first.unmount()
    show()
    await pass(2_000)
    expect(screen.getByTitle('Secure payment page')).toHaveAttribute('src', src)
    expect(world.checkouts()).toBe(1)
  })
})

describe('the checkout after a reload', () => {
  /** Remounts the checkout with a new client: only the storage survives. */
  function reload(shown: { readonly unmount: () => void }) {
    shown.unmount()
    const { client } = world
    const platform = { ...client.platform, page: { ...client.platform.page } }
    world = { ...world, client: { ...client, platform } }
    show()
  }

  test('says that the service no longer finds the order, and asks before another purchase', async () => {
    const first = show()
    await press(/Continue/)
    world.service.reset()
    reload(first)
    await pass(120_000)
    expect(title()).toBe('Order not found')
    expect(screen.getByText(enOrder.steps.missing.text, { selector: '.onramp-text' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull()
    await press('Start over')
    await press('I haven’t paid, start over')
    expect(button(/Continue/)).toBeVisible()
  })

  test('polls the order in progress and explains the missing payment page', async () => {
    const first = show()
    await press(/Continue/)
    reload(first)
    expect(title()).toBe('Checking your order')
    await pass(2_000)
    expect(title()).toBe('Waiting for your payment')
    const gone = 'can’t be reopened'
    expect(screen.getByText(new RegExp(gone), { selector: '.onramp-text' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(gone)
    await pass(11 * 60_000)
    expect(title()).toBe('Taking longer than usual')
    expect(screen.getByRole('status')).toHaveTextContent(gone)
    await callback('order_broadcasted')
    await pass(60_000)
    expect(title()).toBe('USDC sent')
    expect(world.checkouts()).toBe(1)
  })
})

describe('the checkout with an open order', () => {
  test('reports a canceled order and lets the buyer start over', async () => {
    show()
    await press(/Continue/)
    await callback('order_cancelled')
    expect(title()).toBe('Order canceled')
    expect(button('Make another purchase')).toHaveAttribute('data-variant', 'primary')
    await press('Make another purchase')
    await untilQuoted()
    expect(button('Continue to pay $50.00')).toBeVisible()
  })

  test('shows a slow captured order as processing and refetches it on click', async () => {
    show()
    await press(/Continue/)
    await callback('order_completed')
    await pass(11 * 60_000)
    expect(title()).toBe('Taking longer than usual')
    const before = world.service.state().requests['card.orders.get']
    await press('Check status')
    expect(world.service.state().requests['card.orders.get']).toBe(before + 1)
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  })

  test('shows that the order is being read, and not so while offline', async () => {
    show()
    await press(/Continue/)
    await callback('order_completed')
    await pass(11 * 60_000)
    let respond = () => {}
    world.setFault(() => new Promise<undefined>((resolve) => (respond = () => resolve(undefined))))
    const isBusy = () => button('Check status').getAttribute('aria-busy')
    await press('Check status')
    expect(isBusy()).toBe('true')
    await act(async () => respond())
    await waitFor(() => expect(isBusy()).toBe('false'))
    await press('Check status')
    expect(isBusy()).toBe('true')
    await act(async () => world.page.set({ online: false }))
    expect(isBusy()).toBe('false')
    await press('Check status')
    expect(isBusy()).toBe('false')
  })

  /** Opens the payment page and focuses its link. Returns a check that both have stayed. */
  async function focusPage() {
    show()
    await press(/Continue/)
    const frame = screen.getByTitle('Secure payment page')
    const link = screen.getByRole('link', { name: 'Open in a new tab' })
    // The focus moves to the new step in a separate task.
    await pass(0)
    link.focus()
    return () => {
      expect(screen.getByTitle('Secure payment page')).toBe(frame)
      expect(link).toHaveFocus()
    }
  }

  test('keeps the payment page and the focus during a long wait', async () => {
    const expectKept = await focusPage()
    await pass(11 * 60_000)
    expect(screen.getByText(/^You can still pay\. If you already have/)).toBeVisible()
    expectKept()
  })

  test('keeps the payment page and the focus after an unknown status, and does not ask for a payment', async () => {
    const expectKept = await focusPage()
    world.setFault((request) =>
      request.method === 'GET'
        ? world.changed(request, () => ({ status: 'order_in_review' }))
        : undefined,
    )
    await pass(8_000)
    expect(title()).toBe('Complete your payment')
    expect(text()).toMatch(
      /^This page updates automatically\. If you’ve already paid, don’t pay again/,
    )
    expectKept()
  })

  test('keeps the payment page and the focus while the first reads fail, and is not late afterwards', async () => {
    world.setFault(({ url }) =>
      url.includes('/orders') ? errorResponse(503, 'rail_error') : undefined,
    )
    const expectKept = await focusPage()
    await pass(2 * 60_000)
    expect(text()).toMatch(/^You can still pay/)
    world.setFault(() => undefined)
    await pass(2 * 60_000)
    expect(text()).toBe('$50.00 for about 47.56 USDC on Base')
    expectKept()
    expect(world.checkouts()).toBe(1)
  })

  test('shows no spinner once polling has ended after a day, and reads again on click', async () => {
    const { container } = show()
    const spinner = () => container.querySelector('.onramp-spinner')
    await press(/Continue/)
    await callback('order_completed')
    await pass(11 * 60_000)
    expect(spinner()).not.toBeNull()
    await pass(24 * 60 * 60_000)
    expect(title()).toBe('Taking longer than usual')
    expect(spinner()).toBeNull()
    await callback('order_broadcasted')
    await press('Check status')
    expect(title()).toBe('About 47.56 USDC sent')
  })

  test('removes the progress text after an error ends polling', async () => {
    show()
    await press(/Continue/)
    expect(text()).toBe('$50.00 for about 47.56 USDC on Base')
    world.setFault(() => errorResponse(403, 'origin_not_allowed'))
    await pass(8_000)
    expect(screen.getByRole('alert')).toBeVisible()
    expect(title()).toBe('Complete your payment')
    expect(text()).toBeUndefined()
    await pass(11 * 60_000)
    expect(text()).toBeUndefined()
  })

  test('asks for confirmation before the buyer leaves an unpaid order', async () => {
    show()
    await press(/Continue/)
    await press('Start over')
    expect(button('Keep this order')).toHaveFocus()
    await press('Keep this order')
    expect(title()).toBe('Complete your payment')
    await press('Start over')
    await press('I haven’t paid, start over')
    expect(button(/Continue/)).toBeVisible()
  })

  test('does not ask a buyer to keep a page open that no longer reads the order', async () => {
    show()
    await press(/Continue/)
    world.setFault(() => errorResponse(403, 'origin_not_allowed'))
    await pass(8_000)
    await press('Start over')
    expect(screen.queryByText(/Keep this page open/)).toBeNull()
    expect(screen.getByText(/contact support before you start over/)).toBeVisible()
    expect(screen.getByTitle(world.onlyOrder().id), 'for support').toBeVisible()
  })

  test('shows an alert instead of the payment page when the chain of the order differs', async () => {
    changeDestination({ chain: 1 })
    show()
    await press(/Continue/)
    await pass(5_000)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Stop: this order doesn’t match your request' +
        'NetworkYou requested BaseThis order Ethereum' +
        'Don’t pay for this order. If you’ve already paid, contact support now.',
    )
    expect(title()).toBe('Stop: this order doesn’t match your request')
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByTitle('Secure payment page')).toBeNull()
  })

  test('shows no reassuring text and no mark of success when the wallet of the order differs', async () => {
    changeDestination({ wallet: `0x${'1'.repeat(40)}` })
    show()
    await press(/Continue/)
    await pass(5_000)
    expect(screen.queryByText(/on the secure page/)).toBeNull()
    await callback('order_completed')
    await pass(11 * 60_000)
    expect(title()).toBe('Stop: this order doesn’t match your request')
    expect(screen.queryByText(/on its way|updates automatically/)).toBeNull()
    await pass(60_000)
    await callback('order_broadcasted')
    await pass(60_000)
    expect(title()).toBe('USDC sent')
    expect(screen.queryByText(/your wallet/)).toBeNull()
    expect(document.querySelector('.onramp-order-icon, .onramp-stages')).toBeNull()
  })

  test('announces a slow payment page in an existing live region', async () => {
    show()
    await press(/Continue/)
    const live = screen.getByText(enHosted.loading)
    expect(live).toHaveAttribute('aria-live', 'polite')
    await pass(20_000)
    expect(live).toHaveTextContent(enHosted.slow)
  })

  test('keeps the payment page after a right click on the new-tab link', async () => {
    show()
    await press(/Continue/)
    const link = screen.getByRole('link', { name: 'Open in a new tab' })
    await userEvent.pointer({ keys: '[MouseRight]', target: link })
    expect(screen.getByTitle('Secure payment page')).toBeVisible()
  })

  test("neither frames nor links a payment page of the shop's own origin", async () => {
    world.setFault(async (request) => {
      if (request.method !== 'POST') return undefined
      const opened = await (await world.service.handle(request)).json()
      return Response.json({ ...opened, url: `${location.origin}/pay/1` })
    })
    show()
    await press(/Continue/)
    expect(screen.getByRole('alert')).toBeVisible()
    expect(screen.queryByTitle('Secure payment page')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('removes the frame when the buyer opens the payment page in a new tab', async () => {
    show()
    await press(/Continue/)
    const link = screen.getByRole('link', { name: 'Open in a new tab' })
    expect(link).toHaveAttribute('href', world.onlyOrder().url)
    expect(link).toHaveAttribute('rel', 'noopener')
    // jsdom cannot open the tab that a browser opens after the click handlers have run.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await pass(500)
    await userEvent.click(link)
    expect(screen.queryByTitle('Secure payment page')).toBeNull()
    expect(
      screen.getByText(/Continue in the other tab/, { selector: '.onramp-notice' }),
    ).toBeVisible()
    world.setFault(() => errorResponse(403, 'origin_not_allowed'))
    await pass(8_000)
    expect(screen.queryByText(/updates automatically/)).toBeNull()
  })
})

test('the checkout does not take the focus from another field when it resumes an order', async () => {
  const first = show()
  await press(/Continue/)
  first.unmount()
  render(<input aria-label="of the shop" />)
  show()
  screen.getByLabelText('of the shop').focus()
  await pass(5_000)
  expect(title()).toBe('Complete your payment')
  expect(screen.getByLabelText('of the shop')).toHaveFocus()
})

test('the checkout announces each step once and focuses its title', async () => {
  show()
  const live = screen.getByRole('status')
  expect(live).toHaveTextContent('')
  await press(/Continue/)
  expect(live).toHaveTextContent('Complete your payment.')
  await pass(0)
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
})

test('the checkout clears its timers when it unmounts at any step', async () => {
  for (const step of [0, 1, 2]) {
    world = createSimulatedWorld()
    const { unmount } = show()
    await pass(1_000)
    if (step > 0) await press(/Continue/)
    if (step > 1) await callback('order_completed')
    unmount()
    await pass(0)
    expect(world.clock.timers()).toBe(0)
  }
})

test("the checkout shows the merchant's messages instead of the defaults", async () => {
  show({ messages: { checkout: { continueWith: 'Top up {amount}' } } })
  await untilQuoted()
  expect(button('Top up $50.00')).toBeVisible()
})
