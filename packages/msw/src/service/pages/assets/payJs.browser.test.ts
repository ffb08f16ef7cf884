import { expect, onTestFinished, test } from 'vitest'
import { openOrder, startHarness } from '../../../harness.test.helper.ts'
import { visa } from '../openPage.test.helper.ts'
import { framePage } from './framePage.test.helper.ts'
import { scripts } from './scripts.ts'

/** Opens the payment page of a new order. */
async function openPage(service = startHarness().service) {
  const { order_id, url } = await openOrder(service)
  return {
    ...(await framePage(service, url, scripts.pay)),
    rail: (status: 'order_completed' | 'order_cancelled') => service.callback(order_id, status),
  }
}

test.each([
  ['a proxy', () => new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 })],
  ['an API', () => Response.json({ error: {} }, { status: 500 })],
  ['an unreachable service', () => Promise.reject(new TypeError('failed to fetch'))],
])('a response from %s leaves the page as it is, and shows a notice', async (_whose, respond) => {
  const { field, page, send, setAnswer, text } = await openPage()
  setAnswer(async () => respond())
  await send('card', visa)
  expect(field('number').value).toBe(visa.number)
  expect(page.querySelector<HTMLElement>('form.card [data-unreachable]')?.hidden).toBe(false)
  expect(text()).toContain('Pay $100.00')
  expect(page.querySelector('main')?.ariaBusy).toBe('false')
})

test('a rejected form keeps its input beside the errors', async () => {
  const { field, page, send } = await openPage()
  await send('card', { ...visa, cvc: '1' })
  expect(field('number').value).toBe(visa.number)
  expect(page.activeElement).toBe(field('cvc'))
})

test('each step sets focus and title, and a wrong code is cleared', async () => {
  const { field, page, send } = await openPage()
  await send('card', visa)
  expect(page.title).toBe('Confirm your payment')
  expect(page.activeElement).toBe(field('code'))
  await send('challenge', { code: '000000' })
  expect(field('code').value).toBe('')
  expect(page.activeElement).toBe(field('code'))
  await send('challenge', { code: '123456' })
  expect(page.title).toBe('Payment received')
  expect(page.activeElement?.textContent).toBe('Payment received')
})

test('the next step is marked to fade in, and a correction is not', async () => {
  const { page, send } = await openPage()
  const fades = () => page.querySelector('main')?.hasAttribute('data-next')
  await send('card', { ...visa, cvc: '1' })
  expect(fades()).toBe(false)
  await send('card', visa)
  expect(fades()).toBe(true)
  await send('challenge', { code: '000000' })
  expect(fades()).toBe(false)
  await send('challenge', { code: '123456' })
  expect(fades()).toBe(true)
})

test("the page redraws when the order's status changes, and only then", async () => {
  const { asked, field, page, rail, settled, text, tick } = await openPage()
  field('number').value = '4242'
  tick()
  await settled()
  expect(asked()).toBe(1)
  expect(field('number').value).toBe('4242')
  rail('order_completed')
  tick()
  await expect.poll(text).toContain('is on its way')
  rail('order_cancelled')
  page.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(text).toContain('Payment canceled')
  tick()
  expect(asked()).toBe(3)
})

test("a redraw by a poll leaves the focus in the merchant's page", async () => {
  const merchant = document.createElement('input')
  document.body.append(merchant)
  onTestFinished(() => merchant.remove())
  const { rail, text, tick } = await openPage()
  merchant.focus()
  rail('order_completed')
  tick()
  await expect.poll(text).toContain('is on its way')
  expect(document.activeElement).toBe(merchant)
})

test('a redraw by a poll moves the focus inside a page that has it', async () => {
  const { field, page, rail, text, tick } = await openPage()
  field('number').focus()
  expect(page.hasFocus()).toBe(true)
  rail('order_completed')
  tick()
  await expect.poll(text).toContain('is on its way')
  expect(page.activeElement).toBe(page.querySelector('[data-focus]'))
})

test('a failed poll shows no notice', async () => {
  const { page, setAnswer, settled, tick } = await openPage()
  setAnswer(async () => new Response('Bad Gateway', { status: 502 }))
  tick()
  await settled()
  expect(page.querySelectorAll('[data-unreachable]:not([hidden])')).toHaveLength(0)
})

test('a stale poll response does not bring back an earlier step', async () => {
  const harness = startHarness()
  const { send, setAnswer, settled, text, tick } = await openPage(harness.service)
  let deliver = () => {}
  const late = new Promise<void>((resolve) => {
    deliver = resolve
  })
  setAnswer(async (request) => {
    const response = await harness.service.handle(request)
    await late
    return response
  })
  tick()
  setAnswer((request) => harness.service.handle(request))
  await send('cancel')
  deliver()
  await settled()
  expect(text()).toContain('Payment canceled')
})

test("typing groups digits and shows the card's brand", async () => {
  const { field, page } = await openPage()
  field('number').value = '378282246310005'
  field('number').dispatchEvent(new Event('input', { bubbles: true }))
  expect(field('number').value).toBe('3782 822463 10005')
  expect(page.querySelector('.brand')?.textContent).toBe('American Express')
})
