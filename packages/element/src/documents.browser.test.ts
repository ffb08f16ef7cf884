import { createTestElement } from '@onramp-kit/test-tools/testElement'
import { afterEach, beforeEach, expect, test } from 'vitest'
import './index.ts'

let stage: ReturnType<typeof createTestElement>
let other: Document
beforeEach(() => {
  stage = createTestElement('onramp-checkout', { chain: 8453, token: 'USDC', defaultCountry: 'US' })
  other = openDocument()
})
afterEach(() => document.body.replaceChildren())

/** The document of a frame, as that of a popup or of a picture-in-picture window. */
function openDocument(): Document {
  const { contentDocument } = document.body.appendChild(document.createElement('iframe'))
  if (contentDocument === null) throw new Error('The frame has no document.')
  return contentDocument
}

const move = (page: Document) => page.body.append(stage.element)
const background = () => {
  const view = stage.element.ownerDocument.defaultView
  return view?.getComputedStyle(stage.part('submit')).backgroundColor
}

test('an element keeps its styles and its content in another document', async () => {
  await stage.open()
  const usual = background()
  expect(usual).toMatch(/^rgb/)
  const input = stage.part('amount-input')
  stage.type('amount-input', '75')
  await stage.untilLabel('Continue to pay $75.00')
  move(other)
  expect(background()).toBe(usual)
  expect(stage.part('amount-input')).toBe(input)
  expect(stage.part('submit').textContent).toBe('Continue to pay $75.00')
})

test('an element continues a purchase in another document', async () => {
  await stage.open()
  move(other)
  stage.part('submit').click()
  await stage.until('.onramp-frame')
  expect(stage.part('frame').ownerDocument).toBe(other)
  move(document)
  expect(stage.part('frame').ownerDocument).toBe(document)
  move(openDocument())
  expect(stage.part('root').dataset['step']).toBe('paying')
  stage.service.callback(stage.onlyOrder().id, 'order_broadcasted')
  await stage.until('[data-step="sent"]')
  expect(stage.checkouts()).toBe(1)
})

test('an element shows its content again after it was removed and inserted in another document', async () => {
  await stage.open()
  const usual = background()
  move(other)
  for (const page of [other, document]) {
    stage.element.remove()
    await expect.poll(() => stage.element.shadowRoot?.childElementCount).toBe(0)
    await stage.open(page)
    expect(background()).toBe(usual)
  }
})

test('an element that is first shown in another document has its styles', async () => {
  await stage.open(other)
  const there = background()
  move(document)
  expect(background()).toBe(there)
  expect(there).not.toBe(getComputedStyle(document.createElement('button')).backgroundColor)
})

test('an element survives a document without a window', async () => {
  await stage.open()
  const usual = background()
  move(document.implementation.createHTMLDocument())
  move(document)
  expect(background()).toBe(usual)
})

test('a confirmation returns the focus in another document', async () => {
  await stage.open()
  move(other)
  stage.part('submit').click()
  await stage.until('.onramp-start-over')
  const focused = () => stage.element.shadowRoot?.activeElement
  stage.part('start-over').focus()
  stage.part('start-over').click()
  await stage.until('.onramp-confirmation-stay')
  expect(focused()).toBe(stage.part('confirmation-stay'))
  stage.part('confirmation-stay').click()
  await expect.poll(focused).toBe(stage.part('start-over'))
})
