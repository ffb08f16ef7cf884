import { hostFrame } from '@onramp-kit/core'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { openOrder } from '../harness.test.helper.ts'
import { createService, type Service } from '../service/createService.ts'
import { openCustomer } from '../service/pages/openCustomer.test.helper.ts'
import { visa } from '../service/pages/openPage.test.helper.ts'
import { showHostedPages } from './showHostedPages.ts'

const baseUrl = 'https://onramp.test'
const clock = { now: () => 0, monotonic: () => 0, setTimeout: () => () => {} }
const person = { ...visa, expiry: '12/40' }

afterEach(() => document.body.replaceChildren())

/** Shows the service's pages until the end of the test. */
function show(service: Pick<Service, 'handle'>) {
  const stop = showHostedPages(service, { baseUrl })
  onTestFinished(stop)
  return stop
}

/** Adds a frame as the checkout does. */
function host(url: string, policy: { sandbox?: boolean } = {}) {
  const element = document.createElement('iframe')
  element.title = 'hosted'
  document.body.append(element)
  const onMessage = vi.fn<() => void>()
  const onLoad = vi.fn<() => void>()
  onTestFinished(hostFrame(element, { url, clock, onMessage, onLoad, ...policy }))
  return { element, onMessage, onLoad, inside: page.frameLocator(page.getByTitle('hosted')) }
}

/** Waits until an element in a frame is visible and nothing covers it. */
const see = (locator: Locator) => locator.hover()

async function openPayment(service = createService()) {
  const { url } = await openOrder(service)
  return { ...host(url), service, order: () => service.state().orders[0] }
}

test.each([
  [location.origin, 'showHostedPages: baseUrl must not be of this page'],
  [`${location.origin}/onramp`, 'showHostedPages: baseUrl must not be of this page'],
  ['/onramp', 'baseUrl must be an http(s) URL'],
])('rejects the base URL %s, whose pages no checkout would show', (url, message) => {
  expect(() => showHostedPages(createService(), { baseUrl: url })).toThrow(message)
})

test("a person pays in the frame with the bank's code, and the host page receives the message", async () => {
  const service = createService({ settleAfterMs: 3_600_000 })
  show(service)
  const { inside, onMessage, order } = await openPayment(service)
  await inside.getByLabelText('Card number').fill(person.number)
  await inside.getByLabelText('Expiry date').fill(person.expiry)
  await inside.getByLabelText('Security code').fill(person.cvc)
  await inside.getByLabelText('Name on card').fill(person.name)
  await inside.getByRole('button', { name: 'Pay $100.00' }).click()
  await inside.getByLabelText('One-time code').fill('123456')
  expect(onMessage).not.toHaveBeenCalled()
  await inside.getByRole('button', { name: 'Confirm' }).click()
  await see(inside.getByRole('heading', { name: 'Payment received' }))
  expect(order()).toMatchObject({ status: 'order_completed', source: { card_last_four: '4242' } })
  expect(onMessage).toHaveBeenCalledOnce()
})

test('gives the page an opaque origin that cannot reach the host page', async () => {
  const service = createService()
  show(service)
  const { element, inside } = await openPayment(service)
  await see(inside.getByRole('button', { name: 'Pay $100.00' }))
  expect(element.contentDocument).toBeNull()
  expect(element.sandbox.contains('allow-scripts')).toBe(true)
  expect(element.sandbox.contains('allow-same-origin')).toBe(false)
})

test('sandboxes a frame that has no sandbox', async () => {
  const service = createService()
  show(service)
  const { url } = await openOrder(service)
  const { element, inside } = host(url, { sandbox: false })
  await see(inside.getByRole('button', { name: 'Cancel payment' }))
  expect(element.contentDocument).toBeNull()
})

test('fires one load event per frame, after the service has responded', async () => {
  const service = createService()
  let deliver = () => {}
  const held = new Promise<void>((resolve) => {
    deliver = resolve
  })
  show({ handle: (request, mount) => held.then(() => service.handle(request, mount)) })
  const { inside, onLoad } = await openPayment(service)
  await expect.poll(() => document.querySelector('iframe')?.hasAttribute('srcdoc')).toBe(true)
  deliver()
  await see(inside.getByRole('button', { name: 'Cancel payment' }))
  expect(onLoad).toHaveBeenCalledOnce()
})

test('follows links within the frame', async () => {
  const { service, terms } = await openCustomer()
  show(service)
  const { inside } = host(terms.url)
  await inside.getByRole('link', { name: 'Not now' }).click()
  await inside.getByRole('link', { name: 'Read the terms again' }).click()
  await see(inside.getByRole('heading', { name: 'Terms of service' }))
})

test('inlines a frame that existed before, and releases one whose src changes', async () => {
  const service = createService()
  const { url } = await openOrder(service)
  const { element, inside } = host(url)
  show(service)
  await see(inside.getByRole('button', { name: 'Cancel payment' }))
  element.src = 'about:blank#elsewhere'
  await expect.poll(() => element.hasAttribute('srcdoc')).toBe(false)
})

test('stops showing the pages of an earlier service at the same URL', async () => {
  const later = createService()
  const earlier = vi.fn<Service['handle']>().mockResolvedValue(new Response())
  const stopEarlier = show({ handle: earlier })
  show(later)
  const { inside } = await openPayment(later)
  stopEarlier()
  await see(inside.getByRole('button', { name: 'Cancel payment' }))
  expect(earlier).not.toHaveBeenCalled()
})

test('ignores foreign frames and their messages', async () => {
  show(createService())
  const heard = vi.fn<(event: MessageEvent) => void>()
  addEventListener('message', heard)
  onTestFinished(() => removeEventListener('message', heard))
  const [stranger, own] = [document.createElement('iframe'), document.createElement('iframe')]
  stranger.src = `${baseUrl}/elsewhere`
  own.srcdoc = `<script>parent.postMessage('hello', '*')</script>`
  document.body.append(stranger, own)
  const hello = () => heard.mock.calls.map(([event]) => event).find(({ data }) => data === 'hello')
  await expect.poll(() => hello()?.isTrusted).toBe(true)
  expect(stranger.hasAttribute('srcdoc')).toBe(false)
})

test('opens a link to a hosted page in a tab that depends on this page', async () => {
  const service = createService()
  show(service)
  const { url } = await openOrder(service)
  const tabs: Window[] = []
  const open = vi.spyOn(window, 'open').mockImplementation((...how) => {
    open.mockRestore()
    const tab = window.open(...how)
    if (tab) tabs.push(tab)
    return tab
  })
  const link = Object.assign(document.createElement('a'), {
    href: url,
    target: '_blank',
    rel: 'noopener',
  })
  link.textContent = 'Open in a new tab'
  document.body.append(link)
  const opensItself = vi.fn<(event: Event) => void>()
  addEventListener('click', opensItself, { once: true })
  await page.getByRole('link').click()
  expect(opensItself.mock.calls[0]?.[0].defaultPrevented).toBe(true)
  const frame = () => tabs[0]?.document.querySelector('iframe')
  onTestFinished(() => tabs[0]?.close())
  await expect.poll(() => frame()?.srcdoc).toContain('Pay $100.00')
})

test('opens a link inside a shadow root in a tab, and ignores clicks on the document itself', async () => {
  const service = createService()
  show(service)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const onError = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  addEventListener('error', onError)
  onTestFinished(() => removeEventListener('error', onError))
  for (const target of [document, window]) target.dispatchEvent(new MouseEvent('click'))
  expect(onError).not.toHaveBeenCalled()
  const { url: href } = await openOrder(service)
  const shadow = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' })
  const link = shadow.appendChild(Object.assign(document.createElement('a'), { href }))
  const stay = (event: Event) => event.preventDefault()
  const click = () =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }))
  addEventListener('click', stay)
  onTestFinished(() => removeEventListener('click', stay))
  click()
  expect(open).toHaveBeenCalledOnce()
  open.mockRestore()
})

test('a right click on a link to a hosted page opens no tab', async () => {
  const service = createService()
  show(service)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { url: href } = await openOrder(service)
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }))
  const click = (button: number) =>
    link.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }))
  click(2)
  expect(open).not.toHaveBeenCalled()
  click(1)
  expect(open).toHaveBeenCalledOnce()
  open.mockRestore()
})

test('inlines no frame after it is stopped', async () => {
  const service = createService()
  show(service)()
  // Observers run in the order of their creation, so the stopped one would run before this.
  const observed = new Promise((resolve) => {
    new MutationObserver(resolve).observe(document, { subtree: true, childList: true })
  })
  const { element } = await openPayment(service)
  await observed
  expect(element.hasAttribute('srcdoc')).toBe(false)
})
