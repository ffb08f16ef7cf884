import { Checkout, CryptoDeposit, OnrampProvider } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { composedCheckout } from '@onramp-kit/test-tools/composedCheckout'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, StrictMode, version } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CheckoutEvent } from './checkout/checkoutEvents.ts'

const destination = { wallet: WALLET, chain: 8453, token: 'USDC', country: 'US' } as const

let world: ReturnType<typeof createSimulatedWorld>
let place: HTMLElement
let root: Root | undefined
const problems: unknown[] = []
beforeEach(() => {
  world = createSimulatedWorld()
  place = document.body.appendChild(document.createElement('div'))
  problems.length = 0
  vi.spyOn(console, 'error').mockImplementation((...args) => void problems.push(args))
})
afterEach(() => {
  vi.restoreAllMocks()
  act(() => root?.unmount())
  root = undefined
  place.remove()
  expect(problems).toEqual([])
})

const inside = () => within(place)
const page = (ui: ReactNode) => (
  <StrictMode>
    <OnrampProvider client={world.client} locale="en-US" country="US">
      {ui}
    </OnrampProvider>
  </StrictMode>
)

/** Shows the markup of a server, lets the buyer act before the scripts arrive, and hydrates. */
async function hydrate(ui: ReactNode, early: () => void) {
  place.innerHTML = renderToString(page(ui))
  // React 18 warns of layout effects, which a real server does not have.
  problems.length = 0
  early()
  await act(async () => {
    root = hydrateRoot(place, page(ui), {
      onRecoverableError: (error) => void problems.push(error),
    })
  })
  await act(() => world.clock.advance(1_000))
}

const field = (name: string | RegExp) => inside().getByRole<HTMLInputElement>('textbox', { name })
/** Changes a field as a keyboard does: without React. */
const enter = (input: HTMLInputElement, text: string) => {
  input.value = text
}

describe('keeps what the buyer did before hydration:', () => {
  test('the amount', async () => {
    const events: CheckoutEvent[] = []
    const ui = <Checkout {...destination} onEvent={(event) => events.push(event)} />
    await hydrate(ui, () => enter(field('You pay'), '75'))
    expect(field('You pay')).toHaveValue('75')
    expect(await inside().findByRole('button', { name: 'Continue to pay $75.00' })).toBeVisible()
    expect(events.filter(({ type }) => type === 'amount_changed')).toHaveLength(1)
  })

  test('a long amount that is still being typed', async () => {
    const typeIt = () => {
      field('You pay').focus()
      enter(field('You pay'), '1200')
    }
    await hydrate(<Checkout {...destination} />, typeIt)
    expect(field('You pay')).toHaveValue('1200')
    expect(field('You pay')).toHaveFocus()
  })

  test('the focus, for an amount that is typed afterwards', async () => {
    await hydrate(<Checkout {...destination} />, () => field('You pay').focus())
    await import('./ui/groupDigits.ts')
    await userEvent.clear(field('You pay'))
    await userEvent.keyboard('1234.5')
    expect(field('You pay')).toHaveValue('1,234.5')
    await act(() => world.clock.advance(1_000))
    expect(await inside().findByRole('button', { name: 'Continue to pay $1,234.50' })).toBeVisible()
  })

  test('the payment method', async () => {
    const sent: unknown[] = []
    world.setFault(async (request) => {
      if (request.url.endsWith('/checkout')) sent.push(await request.clone().json())
      return undefined
    })
    await hydrate(<Checkout {...destination} />, () =>
      inside()
        .getByRole('radio', { name: /Cash App/ })
        .click(),
    )
    expect(inside().getByRole('radio', { name: /Cash App/ })).toBeChecked()
    expect(inside().getAllByRole('radio', { checked: true })).toHaveLength(1)
    await act(async () =>
      inside()
        .getByRole('button', { name: /^Continue/ })
        .click(),
    )
    await act(() => world.clock.advance(1_000))
    expect(sent).toMatchObject([{ payment_method: 'cash-app' }])
  })

  const country = () => inside().getByRole<HTMLInputElement>('combobox')

  test('the name of a country', async () => {
    await hydrate(composedCheckout(), () => enter(country(), 'germany'))
    expect(country()).toHaveValue('Germany')
    expect(await inside().findByRole('button', { name: 'Continue to pay €50.00' })).toBeVisible()
  })

  test('a search for a country', async () => {
    await hydrate(composedCheckout(), () => {
      country().focus()
      enter(country(), 'germ')
    })
    expect(country()).toHaveValue('germ')
    await userEvent.click(inside().getByRole('option', { name: 'Germany' }))
    expect(country()).toHaveValue('Germany')
  })

  test('no unfinished search for a country that the buyer has left', async () => {
    await hydrate(composedCheckout(), () => enter(country(), 'germ'))
    expect(country()).toHaveValue('United States')
    expect(inside().queryByRole('listbox')).toBeNull()
  })

  test('the amount of a crypto deposit', async () => {
    const ui = <CryptoDeposit authorize={() => Promise.resolve('ok')} methods={['cash-app']} />
    await hydrate(ui, () => enter(field('Amount'), '75'))
    expect(field('Amount')).toHaveValue('75')
    expect(inside().getByRole('button', { name: 'Continue to deposit $75.00' })).toBeVisible()
  })

  test('the method of a crypto deposit', async () => {
    const ui = <CryptoDeposit authorize={() => Promise.resolve('ok')} />
    await hydrate(ui, () =>
      inside()
        .getByRole('radio', { name: /^Cash App/ })
        .click(),
    )
    expect(inside().getByRole('radio', { name: /^Cash App/ })).toBeChecked()
    expect(field('Amount')).toBeVisible()
  })
})

const deposit = <CryptoDeposit authorize={() => Promise.resolve('ok')} />

describe.each([
  ['the amount', <Checkout key="" {...destination} />, '[name=amount]', '75'],
  ['the payment method', <Checkout key="" {...destination} />, '[value=cash-app]', undefined],
  ['the country', composedCheckout(), '[role=combobox]', 'Germany'],
  ['the method of a deposit', deposit, '[value=cash-app]', undefined],
])(
  'of two hydrated roots, whose ids are the same, only one gets %s of the buyer',
  (_, ui, selector, text) => {
    test.each([
      { touched: 0, order: [0, 1] },
      { touched: 0, order: [1, 0] },
      { touched: 1, order: [0, 1] },
      { touched: 1, order: [1, 0] },
    ])('root $touched, hydrated in the order $order', async ({ touched, order }) => {
      const places = [0, 1].map(() => place.appendChild(document.createElement('div')))
      for (const container of places) container.innerHTML = renderToString(page(ui))
      problems.length = 0
      const input = (root: number) =>
        places[root]?.querySelector<HTMLInputElement>(selector) as HTMLInputElement
      const state = (root: number) => (text === undefined ? input(root).checked : input(root).value)
      const before = text === undefined ? false : input(1 - touched).value
      if (text === undefined) input(touched).click()
      else enter(input(touched), text)
      const roots: Root[] = []
      for (const each of order)
        await act(async () => void roots.push(hydrateRoot(places[each] as HTMLElement, page(ui))))
      await act(() => world.clock.advance(1_000))
      // As it hydrates one root, React 18 checks the default radio button, which unchecks those of the other one.
      const isReset = version.startsWith('18.') && text === undefined && order[0] !== touched
      if (!isReset) expect(state(touched)).toBe(text ?? true)
      expect(state(1 - touched)).toBe(before)
      act(() => roots.forEach((each) => each.unmount()))
    })
  },
)

test('checkouts in two hydrated roots, whose ids are the same, have payment methods of their own', async () => {
  const ui = page(<Checkout {...destination} />)
  const roots = ['one', 'other'].map((id) => {
    const container = place.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(ui)
    return { id, container }
  })
  problems.length = 0
  const hydrated = await act(async () => roots.map(({ container }) => hydrateRoot(container, ui)))
  const [one, other] = roots.map(({ container }) => within(container))
  const chosen = () =>
    [one, other].map((each) => each?.getAllByRole('radio', { checked: true }).map(valueOf))
  expect(chosen()).toEqual([['card'], ['card']])
  act(() => one?.getByRole('radio', { name: /Cash App/ }).click())
  expect(chosen()).toEqual([['cash-app'], ['card']])
  act(() => hydrated.forEach((each) => each.unmount()))
})

const valueOf = (radio: HTMLElement) => radio.getAttribute('value')
