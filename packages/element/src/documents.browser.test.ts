import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { afterEach, beforeEach, expect, test } from 'vitest'
import './index.ts'

let world: ReturnType<typeof createSimulatedWorld>
let checkout: HTMLElementTagNameMap['onramp-checkout']
let other: Document
beforeEach(() => {
  // An address without a server, so that hosted pages load nothing from the network.
  world = createSimulatedWorld({ baseUrl: 'http://127.0.0.1:9' })
  const { client } = world
  checkout = Object.assign(document.createElement('onramp-checkout'), { client, locale: 'en' })
  Object.assign(checkout, { wallet: WALLET, chain: 8453, token: 'USDC', defaultCountry: 'US' })
  other = openDocument()
})
afterEach(() => document.body.replaceChildren())

/** The document of a frame, as that of a popup or of a picture-in-picture window. */
function openDocument(): Document {
  const { contentDocument } = document.body.appendChild(document.createElement('iframe'))
  if (contentDocument === null) throw new Error('The frame has no document.')
  return contentDocument
}

const part = <Type extends HTMLElement = HTMLElement>(name: string): Type => {
  const found = checkout.shadowRoot?.querySelector<Type>(`.onramp-${name}`)
  if (!found) throw new Error(`No part ${name} is shown.`)
  return found
}
const background = () => {
  const { ownerDocument } = checkout
  return ownerDocument.defaultView?.getComputedStyle(part('submit')).backgroundColor
}
const step = () => part('root').dataset['step']
const at = (expected: string) =>
  expect
    .poll(async () => {
      await world.clock.advance(1_000)
      return step()
    })
    .toBe(expected)

async function open(page: Document) {
  page.body.append(checkout)
  await expect.poll(() => checkout.shadowRoot?.querySelector('.onramp-submit')).toBeTruthy()
}

test('an element keeps its styles and its content in another document', async () => {
  await open(document)
  const usual = background()
  expect(usual).toMatch(/^rgb/)
  const input = part<HTMLInputElement>('amount-input')
  input.value = '75'
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await expect.poll(() => part('submit').textContent).toBe('Continue to pay $75.00')
  other.body.append(checkout)
  expect(background()).toBe(usual)
  expect(part('amount-input')).toBe(input)
  expect(part('submit').textContent).toBe('Continue to pay $75.00')
})

test('an element continues a purchase in another document', async () => {
  await open(document)
  other.body.append(checkout)
  part('submit').click()
  await at('paying')
  expect(part('frame').ownerDocument).toBe(other)
  document.body.append(checkout)
  expect(step()).toBe('paying')
  expect(part('frame').ownerDocument).toBe(document)
  openDocument().body.append(checkout)
  world.service.callback(world.onlyOrder().id, 'order_broadcasted')
  await at('sent')
  expect(world.checkouts()).toBe(1)
})

test('an element shows its content again after it was removed and inserted in another document', async () => {
  await open(document)
  const usual = background()
  other.body.append(checkout)
  checkout.remove()
  await expect.poll(() => checkout.shadowRoot?.childElementCount).toBe(0)
  await open(other)
  expect(background()).toBe(usual)
  checkout.remove()
  await expect.poll(() => checkout.shadowRoot?.childElementCount).toBe(0)
  await open(document)
  expect(background()).toBe(usual)
})

test('an element that is first shown in another document has its styles', async () => {
  await open(other)
  const there = background()
  document.body.append(checkout)
  expect(background()).toBe(there)
  expect(there).not.toBe('rgb(239, 239, 239)')
})

test('an element survives a document without a window', async () => {
  await open(document)
  const usual = background()
  document.implementation.createHTMLDocument().body.append(checkout)
  document.body.append(checkout)
  expect(background()).toBe(usual)
})

test('a confirmation returns the focus in another document', async () => {
  await open(document)
  other.body.append(checkout)
  part('submit').click()
  await at('paying')
  part('start-over').focus()
  part('start-over').click()
  await expect
    .poll(() => other.activeElement?.shadowRoot?.activeElement?.className)
    .toContain('onramp-confirmation-stay')
  part('confirmation-stay').click()
  await expect.poll(() => checkout.shadowRoot?.activeElement).toBe(part('start-over'))
})
