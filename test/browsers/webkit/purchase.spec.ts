import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Service } from '@onramp-kit/msw'
import { expect } from '@playwright/test'
import { ELEMENT_SHOP, SHOP } from '../../e2e/addresses.ts'
import { serveShopUnder, shopPolicy } from '../../e2e/shopUnder.ts'
import { rail } from '../../e2e/world.ts'
import { keys } from './session.ts'
import { payByCard, proceed, submitCard, tabTo, test } from './world.ts'

const purchases = (service: Service) => service.state().requests['card.checkout']

test('a buyer completes a card purchase under the strictest policy', async ({ buyer, service }) => {
  const reports: string[] = []
  const collector = createServer((request, response) => {
    request.on('data', (part) => reports.push(String(part)))
    response.end()
  })
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const policy = `${shopPolicy['Content-Security-Policy']}; report-uri http://127.0.0.1:${port}/`
  const { url, close } = await serveShopUnder({ 'Content-Security-Policy': policy })
  try {
    await proceed(buyer, url)
    await payByCard(buyer)
    await buyer.sees('heading', /USDC sent$/)
    await buyer.reads('ending in 4242')
    expect(purchases(service)).toBe(1)
    expect(reports).toEqual([])
    await buyer.evaluate(() => {
      new Image().src = 'https://elsewhere.example/image.png'
    })
    await expect.poll(() => reports.join()).toContain('img-src')
  } finally {
    close()
    collector.close()
  }
})

test('a buyer completes a card purchase in the custom element', async ({ buyer, service }) => {
  await proceed(buyer, ELEMENT_SHOP)
  await payByCard(buyer)
  await buyer.sees('heading', /USDC sent$/)
  expect(purchases(service)).toBe(1)
})

test('a buyer pays with another card after a decline', async ({ buyer, service }) => {
  await proceed(buyer)
  await submitCard(buyer, '4000 0000 0000 0002')
  await buyer.inFrame(() => buyer.reads('Your card was declined'))
  await payByCard(buyer)
  await buyer.sees('heading', /USDC sent$/)
  expect(service.state().orders).toHaveLength(1)
})

test('a buyer who cancels on the hosted page can start over', async ({ buyer }) => {
  await proceed(buyer)
  await buyer.inFrame(() => buyer.click('button', 'Cancel payment'))
  await buyer.sees('heading', 'Order canceled')
  await buyer.click('button', 'Make another purchase')
  await buyer.sees('button', 'Continue to pay $50.00')
})

test('the checkout resumes the order after a reload and polls it to its end', async ({
  buyer,
  service,
}) => {
  await proceed(buyer)
  await buyer.reload()
  await buyer.sees('heading', 'Waiting for your payment')
  await buyer.reads('can’t be reopened')
  rail(service, 'order_completed')
  await buyer.sees('heading', 'Payment received')
  rail(service, 'order_broadcasted')
  await buyer.sees('heading', /USDC sent$/)
  expect(purchases(service)).toBe(1)
})

test('a second window resumes the order and sends no purchase', async ({ buyer, service }) => {
  await proceed(buyer)
  await buyer.openWindow()
  await buyer.goto(SHOP)
  await buyer.sees('heading', 'Waiting for your payment')
  expect(purchases(service)).toBe(1)
})

// The driver does not control a tab that a page opens without an opener.
test('the checkout polls the order while the hosted page is open in its own tab', async ({
  buyer,
  service,
}) => {
  await proceed(buyer)
  // A fresh step ignores the pointer for a moment.
  await tabTo(buyer, 'link', 'Open in a new tab')
  await buyer.press(keys.Enter)
  await buyer.reads('Continue in the other tab.')
  expect(await buyer.evaluate(() => document.querySelectorAll('iframe').length)).toBe(0)
  rail(service, 'order_broadcasted')
  await buyer.sees('heading', /USDC sent$/)
})

test('a buyer completes a purchase with the keyboard alone', async ({ buyer, service }) => {
  await buyer.goto(SHOP)
  await tabTo(buyer, 'textbox', 'You pay')
  await buyer.press('a', keys.Control)
  await buyer.press('75')
  await tabTo(buyer, 'button', 'Continue to pay $75.00')
  await buyer.press(keys.Enter)
  await buyer.sees('heading', 'Complete your payment')
  for (const [name, text] of [
    ['Card number', '4242424242424242'],
    ['Expiry date', '1240'],
    ['Security code', '123'],
    ['Name on card', `Noor${keys.Enter}`],
    ['One-time code', `123456${keys.Enter}`],
  ] as const) {
    await tabTo(buyer, 'textbox', name, true)
    await buyer.press(text)
  }
  await buyer.sees('heading', /USDC sent$/)
  expect(purchases(service)).toBe(1)
})
