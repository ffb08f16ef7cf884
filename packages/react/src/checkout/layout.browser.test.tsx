import '../styles/styles.css'
import type { CardQuote } from '@onramp-kit/core'
import { clippedIn } from '@onramp-kit/test-tools/clippedIn'
import { composedCheckout } from '@onramp-kit/test-tools/composedCheckout'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { catalogs } from '../messages/catalogs.ts'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

/** Column widths in pixels: two phones and a wide column. */
const widths = [288, 358, 464]

function openAt(width: number, appearance: Parameters<typeof openForm>[0] = {}) {
  form = openForm(appearance)
  form.place.style.width = `${width}px`
}

const box = (selector: string) => {
  const element = form.place.querySelector(selector)
  if (element === null) throw new Error(`No element matches ${selector}.`)
  return element.getBoundingClientRect()
}
/** Returns the positions of the elements below the quote. */
const below = () => [box('.onramp-payment-methods').top, box('.onramp-submit').top]

describe.each(widths)('the form in a column of %d px', (width) => {
  test('does not shift from the server render to a fresh and an expired quote', async () => {
    openAt(width)
    const page = (
      <OnrampProvider client={form.client} locale="en-US">
        {form.ui()}
      </OnrampProvider>
    )
    const root = document.createElement('div')
    form.place.append(root)
    root.innerHTML = renderToString(page)
    const initial = below()
    const hydrated = await act(() => hydrateRoot(root, page))
    expect(below()).toEqual(initial)
    await form.pass(1_000)
    await form.untilPrice({ state: 'fresh' })
    expect(below()).toEqual(initial)
    form.setFault(() => new Promise(() => {}))
    await form.pass(120_000)
    await form.untilPrice({ state: 'expired' })
    expect(below()).toEqual(initial)
    act(() => hydrated.unmount())
  })

  test('does not shift when the service does not serve the country', async () => {
    openAt(width)
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    const initial = below()
    form.service.scenario('market_not_served')
    await form.refetch()
    await waitFor(() => expect(form.inside.getByRole('alert')).toBeVisible())
    for (const [index, top] of below().entries())
      expect(Math.abs(top - (initial[index] ?? 0))).toBeLessThanOrEqual(2)
  })

  test('does not shift without a quote, for an empty or invalid amount, or when the buyer switches amounts', async () => {
    openAt(width)
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    const first = below()
    await form.press('Enter amount to receive')
    expect(below()).toEqual(first)
    form.setFault(() => Response.json({ odd: 1 }))
    for (const text of ['60', '', '1.2345', '123456789']) {
      await userEvent.fill(form.field(), text)
      await form.pass(1_000)
      expect(below()).toEqual(first)
    }
    await form.untilPrice({ state: 'absent' })
    expect(below()).toEqual(first)
  })

  test('keeps a long amount on one line, and enlarges it in a wide column', async () => {
    openAt(width)
    await form.open({ defaultAmount: '123456.78', defaultCountry: 'DE' })
    await form.untilPrice({ state: 'fresh' })
    const amount = form.part('quote-amount')
    const text = document.createRange()
    text.selectNodeContents(amount ?? form.place)
    expect(amount?.textContent).toHaveLength(10)
    expect(new Set(Array.from(text.getClientRects(), ({ top }) => top)).size).toBe(1)
    expect(text.getBoundingClientRect().right).toBeLessThan(box('.onramp-amount-unit').left)
    const size = Number.parseFloat(getComputedStyle(amount ?? form.place).fontSize)
    expect(size > 30).toBe(width > 400)
  })

  test.each(['50', '123456.78', '123456789012.12'])(
    'shows both amounts in one size: %s',
    async (defaultAmount) => {
      openAt(width)
      await form.open({ defaultAmount })
      await form.untilPrice({ state: 'fresh' })
      const sizes = ['amount-input', 'quote-amount'].map(
        (name) => getComputedStyle(form.part(name) ?? form.place).fontSize,
      )
      expect(sizes[0]).toBe(sizes[1])
    },
  )

  test.each(['ltr', 'rtl'])(
    'opens the country list as an overlay as wide as its field, at the selected country: %s',
    async (direction) => {
      openAt(width, direction === 'rtl' ? { messages: { language: 'ar' } } : {})
      await form.show(composedCheckout())
      await form.pass(1_000)
      const before = below()
      await userEvent.click(form.inside.getByRole('combobox'))
      const list = box('[role="listbox"]')
      const field = box('[role="combobox"]')
      expect(below()).toEqual(before)
      expect([list.left, list.right]).toEqual([field.left, field.right])
      expect(list.top).toBeGreaterThan(field.bottom)
      expect(list.height).toBeGreaterThan(100)
      const chosen = box('[aria-selected="true"]')
      expect(chosen.top).toBeGreaterThanOrEqual(list.top)
      expect(chosen.bottom).toBeLessThanOrEqual(list.bottom)
      const { x, y } = { x: list.left + list.width / 2, y: chosen.top + 4 }
      expect(document.elementFromPoint(x, y)).toHaveAttribute('aria-selected', 'true')
    },
  )

  test('fits its column, and each control is at least 24 px in size', async () => {
    openAt(width)
    await form.show(composedCheckout({ defaultAmount: '123456789012.12' }))
    await form.pass(1_000)
    await form.untilPrice({ state: 'fresh' })
    await userEvent.click(form.inside.getByRole('combobox'))
    const root = box('.onramp-root')
    const [...all] = form.place.querySelectorAll('.onramp-root *')
    const wider = all.filter((element) => element.getBoundingClientRect().right > root.right)
    expect(wider).toEqual([])
    const [...pressed] = form.place.querySelectorAll(
      'button, label.onramp-payment-method, [role="option"]',
    )
    const small = pressed.filter((element) => {
      const { width: across, height } = element.getBoundingClientRect()
      return Math.min(across, height) < 24
    })
    expect(pressed.length).toBeGreaterThan(250)
    expect(small).toEqual([])
  })
})

test.each(
  Object.keys({ en: 0, ...catalogs }).flatMap((locale) =>
    [288, 358].map((width) => [locale, width] as const),
  ),
)(
  'the form fits a phone in %s: its button ends within 600 px, in a column of %i px',
  async (locale, width) => {
    openAt(width, { locale })
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    await form.at('.onramp-root:not([data-loading])')
    expect(box('.onramp-submit').bottom - box('.onramp-root').top).toBeLessThan(600)
  },
)

test.each(Object.keys({ en: 0, ...catalogs }))(
  'fees unfold below the sum, which stays where it was clicked: %s',
  async (locale) => {
    openAt(288, { locale })
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    await form.at('.onramp-root:not([data-loading])')
    await expectToStayOnClick('.onramp-quote-fee-total')
    act(() => form.part('submit')?.click())
    await form.at('[data-step="paying"]')
    await form.callback('order_completed')
    await form.at('[data-step="settling"] .onramp-quote-fee-total')
    await expectToStayOnClick('.onramp-quote-fee-total')
  },
)

/** Clicks a summary, and expects its text to stay where it is. */
async function expectToStayOnClick(selector: string) {
  const place = () => {
    const text = document.createRange()
    text.selectNodeContents(form.place.querySelector(selector) ?? form.place)
    return [box(selector), text.getBoundingClientRect()].map((rect) => rect.toJSON())
  }
  const closed = place()
  act(() => form.place.querySelector<HTMLElement>(selector)?.click())
  expect(form.place.querySelector('details[open]')).not.toBeNull()
  expect(place()).toEqual(closed)
}

test('a click lists the fees, and they stay listed when the amount changes', async () => {
  openAt(358)
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  const list = () => form.inside.getByText('Network fee')
  expect(list()).not.toBeVisible()
  await userEvent.click(form.inside.getByText('$2.44'))
  expect(list()).toBeVisible()
  await userEvent.fill(form.field(), '100')
  await form.pass(1_000)
  await form.untilPrice({ state: 'fresh', amount: '96.11' })
  expect(list()).toBeVisible()
})

test('the quote shows placeholder lines only while it loads', async () => {
  openAt(358)
  form.setFault(() => new Promise(() => {}))
  await form.open()
  const lines = () => getComputedStyle(form.part('quote') ?? form.place, '::before').content
  await form.untilPrice({ state: 'loading' })
  expect(lines()).toBe('""')
  await userEvent.fill(form.field(), '')
  await form.untilPrice({ state: 'empty' })
  expect(lines()).toBe('none')
})

test('the button looks different while busy and while disabled', async () => {
  openAt(358)
  form.setFault(({ url }) => (url.endsWith('/checkout') ? new Promise(() => {}) : undefined))
  await form.open()
  const { cursor, backgroundColor } = getComputedStyle(
    form.inside.getByRole('button', { name: /^Continue/ }),
  )
  expect(cursor).toBe('pointer')
  await form.press(/^Continue/)
  const busy = getComputedStyle(form.inside.getByRole('button', { name: /^Preparing/ }))
  expect([busy.cursor, busy.backgroundColor]).toEqual(['progress', backgroundColor])
  form.leave()
  openAt(358)
  await form.open({ paymentMethods: [{ slug: 'card', notIn: ['US'] }] })
  const disabled = getComputedStyle(form.inside.getByRole('button', { name: /^Continue/ }))
  expect(disabled.cursor).toBe('not-allowed')
  expect(disabled.backgroundColor).not.toBe(backgroundColor)
  expect(form.part('hint')).not.toBeVisible()
})

test.each(Object.entries(catalogs))(
  'the spinner of a busy button moves nothing and stays inside the button: %s',
  async (_, load) => {
    openAt(288, { messages: await load() })
    form.setFault(({ url }) => (url.endsWith('/checkout') ? new Promise(() => {}) : undefined))
    await form.open()
    const button = form.part('submit') ?? form.place
    act(() => button.click())
    await form.at('[data-step="opening"]')
    const label = document.createRange()
    label.selectNodeContents(button)
    const places = () => [button, label].map((each) => each.getBoundingClientRect().toJSON())
    const busy = places()
    const spinner = getComputedStyle(button, '::after')
    expect(spinner.animationName).toBe('onramp-turn')
    const reach = Number.parseFloat(spinner.marginInlineStart) + Number.parseFloat(spinner.width)
    const outer = button.getBoundingClientRect()
    const { left, right } = label.getBoundingClientRect()
    expect(Math.min(left - outer.left, outer.right - right)).toBeGreaterThanOrEqual(reach)
    button.ariaBusy = 'false'
    expect(spinner.content).toBe('none')
    expect(places()).toEqual(busy)
  },
)

test.each([['en', () => undefined] as const, ...Object.entries(catalogs)])(
  'the button keeps its size when the quote adds an amount to its label: %s',
  async (_, load) => {
    openAt(288, { messages: await load() })
    form.setFault(() => new Promise(() => {}))
    await form.open()
    const height = () => box('.onramp-submit').height
    const label = () => form.part('submit')?.textContent
    const initial = height()
    const labels = [label()]
    for (const [typed, amount] of [
      ['51', '51'],
      ['52', '53.44'],
    ] as const) {
      form.setFault((request) =>
        form.changed(request, ({ source }: CardQuote) => ({ source: { ...source, amount } })),
      )
      await userEvent.fill(form.field(), typed)
      await form.pass(1_000)
      await form.untilPrice({ state: 'fresh' })
      expect(height()).toBe(initial)
      labels.push(label())
    }
    expect(new Set(labels).size).toBe(3)
  },
)

test('the spinner of the refresh button moves nothing and stays inside the button', async () => {
  openAt(288)
  await form.open()
  await form.untilPrice({ state: 'fresh' })
  await form.pass(60_000)
  await form.untilPrice({ state: 'expired' })
  const note = form.part('quote-note') ?? form.place
  const button = form.part('quote-refresh') ?? form.place
  const places = () => [note, button].map((each) => each.getBoundingClientRect().toJSON())
  const idle = places()
  expect(getComputedStyle(button, '::after').content).toBe('none')
  form.setFault(() => new Promise(() => {}))
  await form.press('Refresh price')
  await waitFor(() => expect(button.ariaBusy).toBe('true'))
  expect(getComputedStyle(button, '::after').animationName).toBe('onramp-turn')
  expect(places()).toEqual(idle)
  expect(clippedIn(form.place)).toEqual([])
})

test('the buyer opens a purchase with the keyboard only', async () => {
  openAt(358)
  // Grouped until it has the focus; Tab selects all of it.
  await form.open({ defaultAmount: '1234.5' })
  await userEvent.keyboard('{Tab}')
  expect(form.field()).toHaveFocus()
  await userEvent.keyboard('75{Tab}{Enter}')
  expect(form.inside.getByLabelText('You receive')).toBeVisible()
  await userEvent.keyboard('{Enter}{Tab}{ArrowUp}')
  expect(form.inside.getByRole('combobox')).toHaveDisplayValue('United Kingdom')
  // Past the fees to the payment methods; both unfold.
  await userEvent.keyboard('{Tab}{Tab}{Enter}{Tab}{ArrowDown}{Tab}{Enter}')
  await form.pass(100)
  await waitFor(() => expect(form.onlyOrder().source.currency).toBe('GBP'))
})
