import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { centerOf, clickAt } from '@onramp-kit/test-tools/clickAt'
import { createTestElement } from '@onramp-kit/test-tools/testElement'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { createElementClass } from './createElementClass.ts'
import { OnrampCheckoutElement } from './index.ts'

afterEach(() => document.body.replaceChildren())

const purchase = { chain: 8453, token: 'USDC', defaultCountry: 'US' } as const

test('an element shows its children until its component is there', async () => {
  const stage = createTestElement('onramp-checkout', purchase)
  stage.element.textContent = 'Loading'
  document.body.append(stage.element)
  expect(stage.element.shadowRoot).toBeNull()
  await stage.open()
  await stage.untilLabel('Continue to pay $50.00')
})

test('an attribute is a prop: text, a number, a boolean or JSON', async () => {
  const stage = createTestElement('onramp-checkout')
  const attributes = {
    chain: '8453',
    token: 'USDC',
    'default-amount': '75',
    'default-country': 'US',
    amounts: '["20", "75"]',
    done: '',
  }
  for (const [name, text] of Object.entries(attributes)) stage.element.setAttribute(name, text)
  await stage.open()
  await stage.untilLabel('Continue to pay $75.00')
  expect(stage.part('amount-presets').textContent).toBe('$20$75')
  expect(stage.part('amount-pair').textContent).toContain('USDC on Base')
  const { chain, token, defaultAmount, amounts, done } = stage.element
  const properties = { chain, token, defaultAmount, amounts, done }
  expect(properties).toEqual({ ...purchaseOf(attributes), amounts: ['20', '75'], done: true })
})

test('malformed JSON of limits lets no amount through', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const stage = createTestElement('onramp-checkout', purchase)
  stage.element.setAttribute('limits', "{'USD': {'max': '100'}}")
  await stage.open()
  await stage.until('.onramp-quote[data-state="fresh"]')
  stage.part('submit').click()
  await stage.until('[aria-invalid="true"]')
  expect(stage.service.state().requests['card.checkout'] ?? 0).toBe(0)
  expect(warn.mock.calls[0]?.[0]).toContain('limits must be JSON, with double quotes')
})

test('the button that replaces the link to a new tab takes its focus', async () => {
  const stage = createTestElement('onramp-checkout', purchase)
  await stage.open()
  await stage.untilLabel('Continue to pay $50.00')
  stage.part('submit').click()
  await stage.until('.onramp-new-tab')
  const link = stage.part('new-tab')
  link.addEventListener('click', (event) => event.preventDefault())
  link.focus()
  link.click()
  await expect
    .poll(() => stage.element.shadowRoot?.activeElement?.classList)
    .toContain('onramp-show-here')
})

test('an attribute that the parser of HTML lowercased is the same prop', async () => {
  const { client } = createTestElement('onramp-checkout')
  document.body.innerHTML = '<onramp-checkout chain="8453" token="USDC" defaultAmount="75">'
  const [element] = document.getElementsByTagName('onramp-checkout')
  Object.assign(element ?? {}, { client })
  expect(element).toMatchObject({ chain: 8453, defaultAmount: '75' })
})

test.each([
  ['without a chain', { token: 'USDC' }],
  ['with the name of a chain', { chain: 'base', token: 'USDC' }],
  ['without a token', { chain: '8453' }],
])('a checkout %s tells the site owner, and shows no form', async (_, attributes) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const stage = createTestElement('onramp-checkout')
  for (const [name, text] of Object.entries(attributes)) stage.element.setAttribute(name, text)
  await stage.open()
  expect(stage.part('notice').textContent).toContain('<onramp-checkout> needs a chain')
  expect(() => stage.part('submit')).toThrow('No part submit')
  stage.element.setAttribute('chain', '8453')
  stage.element.setAttribute('token', 'USDC')
  await stage.until('.onramp-submit')
  warn.mockRestore()
})

const purchaseOf = (attributes: Readonly<Record<string, string>>) => ({
  chain: 8453,
  token: attributes['token'],
  defaultAmount: attributes['default-amount'],
})

test('a checkout keeps its payment page while the page sets no other valid client', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const stage = createTestElement('onramp-checkout', purchase)
  await stage.open()
  await stage.until('.onramp-quote[data-state="fresh"]')
  stage.part('submit').click()
  await stage.until('iframe')
  const frame = stage.part('frame')
  const { client, element } = stage
  // The text is what a framework writes for an object when it renders before the element is defined.
  element.setAttribute('client', '[object Object]')
  for (const values of [{ client: undefined }, { publishableKey: 'wrong' }, { client }]) {
    Object.assign(element, values)
    await stage.clock.advance(1_000)
    await new Promise(requestAnimationFrame)
    expect(stage.part('frame')).toBe(frame)
  }
  expect(stage.service.state().requests['card.checkout']).toBe(1)
  expect(String(error.mock.calls)).not.toContain('OnrampProvider')
  expect(warn).not.toHaveBeenCalled()
  error.mockRestore()
  warn.mockRestore()
})

test('a gate that a framework has written as text lets no purchase through', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const stage = createTestElement('onramp-checkout', purchase)
  stage.element.setAttribute('before-purchase', 'async () => { throw new Error("paid") }')
  await stage.open()
  await stage.untilLabel('Continue to pay $50.00')
  stage.part('submit').click()
  await stage.until('[role="alert"]')
  expect(stage.service.state().requests['card.checkout'] ?? 0).toBe(0)
  error.mockRestore()
})

test.each([
  ['a text', 'async () => {}'],
  ['an empty text', ''],
  ['no attribute', null],
])('%s in place of a gate does not replace the gate', async (_, text) => {
  const stage = createTestElement('onramp-checkout', purchase)
  const gate = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('This cart is paid.'))
  stage.element.setAttribute('before-purchase', 'async () => {}')
  stage.element.beforePurchase = gate
  stage.element.toggleAttribute('before-purchase', text !== null)
  if (text !== null) stage.element.setAttribute('before-purchase', text)
  await stage.open()
  await stage.untilLabel('Continue to pay $50.00')
  stage.part('submit').click()
  await stage.until('[role="alert"]')
  expect(gate).toHaveBeenCalledOnce()
  expect(stage.service.state().requests['card.checkout'] ?? 0).toBe(0)
})

test('a boolean property can be taken back as Preact does, with an empty text', async () => {
  const { element } = createTestElement('onramp-checkout')
  const set = (value: unknown) => {
    Object.assign(element, { connect: value })
    return element.connect
  }
  // Vue sets a bare attribute as an empty text.
  expect([set(''), set(''), set('')]).toEqual([true, false, false])
  expect([set(true), set(''), set('')]).toEqual([true, false, false])
  element.setAttribute('connect', '')
  expect(set('')).toBe(true)
})

test('a checkout keeps its payment page when the page removes the wallet, the chain and the token', async () => {
  const stage = createTestElement('onramp-checkout', { chain: 8453, token: 'USDC' })
  await stage.open()
  await stage.until('.onramp-quote[data-state="fresh"]')
  stage.part('submit').click()
  await stage.until('iframe')
  const frame = stage.part('frame')
  Object.assign(stage.element, { wallet: undefined, chain: Number.NaN, token: undefined })
  await stage.until('.onramp-destination-notice')
  expect(stage.part('frame')).toBe(frame)
  Object.assign(stage.element, { wallet: WALLET, chain: 8453, token: 'USDC' })
  await expect
    .poll(() => stage.element.shadowRoot?.querySelector('.onramp-destination-notice'))
    .toBeNull()
  expect(stage.part('frame')).toBe(frame)
})

test.each([undefined, 0])('a checkout whose chain became %s sells nothing', async (chain) => {
  const stage = createTestElement('onramp-checkout', { chain: 8453, token: 'USDC', connect: true })
  await stage.open()
  await stage.untilLabel('Continue to pay $50.00')
  Object.assign(stage.element, { chain })
  await stage.untilLabel('Connect a wallet')
  expect(stage.part('amount-pair').textContent).toContain('Base')
})

test('a change of an attribute or a property reaches the component', async () => {
  const stage = createTestElement('onramp-checkout', { ...purchase, currency: 'USD' })
  await stage.open()
  stage.element.setAttribute('currency', 'EUR')
  await stage.untilLabel('Continue to pay €50.00')
  stage.element.currency = 'GBP'
  await stage.untilLabel('Continue to pay £50.00')
  stage.element.removeAttribute('currency')
  await stage.untilLabel('Continue to pay $50.00')
})

test('a property that a framework sets by the name of its attribute is the same property', async () => {
  const stage = createTestElement('onramp-checkout', purchase)
  Object.assign(stage.element, { 'default-amount': '20' })
  expect(stage.element.defaultAmount).toBe('20')
  expect('payment-methods' in stage.element).toBe(true)
})

test('an element reads a property that was set before its class was defined', async () => {
  class Later extends OnrampCheckoutElement {}
  const element = document.createElement('onramp-later') as OnrampCheckoutElement
  const { client } = createTestElement('onramp-checkout')
  Object.assign(element, { client, ...purchase, 'default-amount': '75', currency: 'EUR' })
  document.body.append(element)
  customElements.define('onramp-later', Later)
  await expect
    .poll(() => element.shadowRoot?.querySelector('.onramp-root')?.textContent)
    .toContain('Connect your wallet')
  expect(Object.keys(element)).toEqual([])
  expect(element).toMatchObject({ defaultAmount: '75', currency: 'EUR' })
})

test('an element shows the marks of the page', async () => {
  const stage = createTestElement('onramp-checkout', purchase)
  stage.element.setAttribute('marks', '{"card": "data:image/svg+xml,<svg/>"}')
  await stage.open()
  expect(stage.part('mark').querySelector('img')?.src).toBe('data:image/svg+xml,<svg/>')
})

test('an element groups the digits of an amount while the buyer types', async () => {
  const stage = createTestElement('onramp-checkout', purchase)
  await stage.open()
  const input = stage.part('amount-input') as HTMLInputElement
  input.focus()
  await expect
    .poll(async () => {
      input.select()
      await userEvent.keyboard('12345')
      return input.value
    })
    .toBe('12,345')
  input.setSelectionRange(1, 1)
  await userEvent.keyboard('9')
  expect([input.value, input.selectionStart]).toEqual(['192,345', 2])
  await stage.untilLabel('Continue to pay $192,345.00')
})

test('an element buys nothing with the second tap on a button of the page that shows it', async () => {
  const stage = createTestElement('onramp-checkout', purchase)
  const cover = document.createElement('button')
  Object.assign(cover.style, { position: 'fixed', inset: '0' })
  cover.addEventListener('click', () => cover.remove())
  await stage.open()
  await stage.untilLabel('Continue to pay $50.00')
  document.body.append(cover)
  const point = centerOf(stage.part('submit'))
  await clickAt(point)
  expect(cover.isConnected).toBe(false)
  await stage.clock.advance(180)
  await clickAt(point)
  expect(stage.part('submit').textContent).toBe('Continue to pay $50.00')
  await stage.clock.advance(500)
  await clickAt(point)
  await stage.until('[data-step="paying"]')
  expect(stage.checkouts()).toBe(1)
})

test('an element keeps its component while it moves in the page, and unmounts it when removed', async () => {
  const stage = createTestElement('onramp-checkout', purchase)
  stage.record('onramp-closed')
  await stage.open()
  stage.type('amount-input', '75')
  await stage.untilLabel('Continue to pay $75.00')
  document.body.appendChild(document.createElement('main')).append(stage.element)
  await stage.untilLabel('Continue to pay $75.00')
  // As Turbo moves what is permanent.
  stage.element.theme = 'dark'
  stage.element.remove()
  stage.element.contrast = 'more'
  await Promise.resolve()
  document.body.append(stage.element)
  await new Promise((resolve) => void setTimeout(resolve))
  await stage.untilLabel('Continue to pay $75.00')
  expect(stage.events).toHaveLength(0)
  vi.useFakeTimers()
  stage.element.remove()
  vi.useRealTimers()
  await expect.poll(() => stage.element.shadowRoot?.childElementCount).toBe(0)
  await expect.poll(() => stage.events).toHaveLength(1)
})

test('an element keeps a stylesheet of the page when it is inserted again', async () => {
  const stage = createTestElement('onramp-checkout', purchase)
  await stage.open()
  const own = new CSSStyleSheet()
  stage.element.shadowRoot?.adoptedStyleSheets.push(own)
  stage.element.remove()
  await expect.poll(() => stage.element.shadowRoot?.childElementCount).toBe(0)
  await stage.open()
  const sheets = stage.element.shadowRoot?.adoptedStyleSheets
  expect(sheets).toHaveLength(2)
  expect(sheets?.[1]).toBe(own)
})

test('an element renders in a simulated page without adopted stylesheets', async () => {
  const name = 'adoptedStyleSheets'
  const native = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, name)
  onTestFinished(() => void Object.defineProperty(ShadowRoot.prototype, name, native ?? {}))
  Object.defineProperty(ShadowRoot.prototype, name, { writable: true, configurable: true })
  const stage = createTestElement('onramp-checkout', purchase)
  await stage.open()
  await stage.untilLabel('Continue to pay $50.00')
})

test('an element whose file cannot be loaded offers to reload the page', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const content = () => Promise.reject(new Error('Failed to fetch the module.'))
  customElements.define('onramp-absent', createElementClass({ kinds: {}, content }))
  const element = document.createElement('onramp-absent')
  const { client } = createTestElement('onramp-checkout')
  Object.assign(element, { client, locale: 'de' })
  document.body.append(element)
  await expect
    .poll(() => element.shadowRoot?.querySelector('.onramp-button')?.textContent)
    .toBe('Status prüfen')
  expect(element.shadowRoot?.textContent).toContain('nicht')
  expect(error.mock.calls).toEqual([[new Error('Failed to fetch the module.')]])
  error.mockRestore()
})

test('an element has no members beside its properties', () => {
  const element = document.createElement('onramp-checkout')
  expect(['get', 'set'].filter((name) => name in element)).toEqual([])
})

test('an element without a client, as with `null`, uses its key', () => {
  const element = document.createElement('onramp-checkout')
  Object.assign(element, { client: null })
  expect(element.client).toBeUndefined()
})

test('options of the provider reach the component', async () => {
  const stage = createTestElement('onramp-checkout', {
    ...purchase,
    locale: 'de-DE',
    theme: 'dark',
    contrast: 'more',
    appearance: { radius: '3px' },
    messages: { checkout: { continueWith: 'Los: {amount}' } },
  })
  await stage.open()
  await stage.untilLabel('Los: 50,00\u00A0$')
  const root = stage.part('root')
  expect(root.dataset).toMatchObject({ theme: 'dark', contrast: 'more' })
  expect(getComputedStyle(root).borderRadius).toBe('3px')
})

test('an element inherits variables of the page', async () => {
  const stage = createTestElement('onramp-checkout', purchase)
  stage.element.style.setProperty('--onramp-accent', 'rgb(1, 2, 3)')
  await stage.open()
  expect(getComputedStyle(stage.part('submit')).backgroundColor).toBe('rgb(1, 2, 3)')
})

test('an element with a label is a group of that name', async () => {
  const stage = createTestElement('onramp-checkout', purchase)
  stage.element.ariaLabel = 'Buy USDC'
  await stage.open()
  const { frameTree } = await cdp().send('Page.getFrameTree')
  const trees = await Promise.all(
    (frameTree.childFrames ?? []).map(({ frame }) =>
      cdp().send('Accessibility.getFullAXTree', { frameId: frame.id }),
    ),
  )
  const named = trees
    .flatMap(({ nodes }) => nodes)
    .filter(({ name, ignored }) => !ignored && name?.value === 'Buy USDC')
  expect(named.map(({ role }) => role?.value)).toEqual(['group'])
})

test('an element inherits no look of the page but the font', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.style.cssText =
    'font: 20px serif; color: red; -webkit-text-fill-color: transparent; writing-mode: vertical-rl; stroke-dasharray: 1'
  const stage = createTestElement('onramp-checkout', purchase)
  await stage.open()
  page.append(stage.element)
  const style = getComputedStyle(stage.part('submit'))
  expect(style.webkitTextFillColor).toBe(style.color)
  expect(style).toMatchObject({ writingMode: 'horizontal-tb', strokeDasharray: 'none' })
  expect(getComputedStyle(stage.part('root')).fontFamily).toBe('serif')
})

test('a hidden element is not displayed', async () => {
  const stage = createTestElement('onramp-checkout', purchase)
  await stage.open()
  expect(getComputedStyle(stage.element).display).toBe('block')
  stage.element.hidden = true
  expect(getComputedStyle(stage.element).display).toBe('none')
})

test('an invalid key is reported on the console and on the page', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const element = document.createElement('onramp-checkout')
  Object.assign(element, purchase, { publishableKey: 'wrong', baseUrl: 'https://service.example' })
  document.body.append(element)
  await expect.poll(() => element.shadowRoot?.textContent).toContain('needs a publishable-key')
  expect(String(error.mock.calls[0]?.[0])).toContain('publishableKey')
  error.mockRestore()
})
