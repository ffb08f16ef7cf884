import { payByCard } from '@onramp-kit/msw/playwright'
import { expect, type Page } from '@playwright/test'
import { layoutShift, test } from './site.ts'

const examples = [
  ['guides/embed/', 'BuyButton', 'Buy USDC'],
  ['guides/embed/', 'OrderPage', 'Send payout'],
  ['guides/deposits/', 'BankAccounts', 'Continue'],
  ['guides/deposits/', 'CryptoTopUp', 'Continue'],
  ['guides/style/', 'Till', /^Continue to pay/],
  ['guides/events/', 'TrackedCheckout', /^Continue to pay/],
] as const

const example = (page: Page, name: string) => page.locator(`[data-example="${name}"]`)

/** Opens a page, and shows an example of it. */
async function show(page: Page, path: string, name: string) {
  await page.goto(path)
  const place = example(page, name)
  await place.scrollIntoViewIfNeeded()
  return place
}

for (const [path, name, button] of examples)
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const)
    test(`/${path} runs ${name} above its code at ${width} px, and nothing moves while it loads`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      const place = example(page, name)
      const reserved = (await place.boundingBox())?.height
      await place.scrollIntoViewIfNeeded()
      await expect(place.getByRole('button', { name: button })).toBeVisible()
      expect((await place.boundingBox())?.height).toBe(reserved)
      expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.05)
      const code = place.locator('xpath=ancestor::figure/following-sibling::*[1]')
      await expect(code).toContainText(`export function ${name}(`)
      for (const theme of ['light', 'dark']) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset['theme'] = chosen
        }, theme)
        for (const root of await place.locator('.onramp-root').all())
          await expect(root).toHaveCSS('color-scheme', theme)
      }
    })

test('an example loads once a reader comes near it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('guides/embed/', { waitUntil: 'networkidle' })
  const before = scripts.length
  await example(page, 'BuyButton').scrollIntoViewIfNeeded()
  await expect(example(page, 'BuyButton').getByRole('button')).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
})

test('a reader buys in the dialog of the guide with the keyboard', async ({ page }) => {
  const place = await show(page, 'guides/embed/', 'BuyButton')
  await place.getByRole('button', { name: 'Buy USDC' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('You pay').fill('75')
  await dialog.getByRole('button', { name: /^Continue to pay/ }).press('Enter')
  await payByCard(page)
  await expect(dialog.getByRole('heading', { name: /USDC sent$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(place.getByRole('button', { name: 'Buy USDC' })).toBeFocused()
})

test('a reader moves an order, and the order page of the guide follows', async ({ page }) => {
  const place = await show(page, 'guides/embed/', 'OrderPage')
  await expect(place.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await place.getByRole('button', { name: 'Send payout' }).press('Enter')
  await expect(place.getByText('The order is order_broadcasted.')).toBeVisible()
  await expect(place.getByRole('heading', { name: /USDC sent$/ })).toBeVisible()
})

test('a reader registers for bank accounts in the guide', async ({ page }) => {
  const place = await show(page, 'guides/deposits/', 'BankAccounts')
  await place.getByLabel('Email').fill('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(place.getByRole('heading', { name: /terms/i })).toBeVisible()
})

test('a reader opens a crypto deposit in the guide, which asks the server of the shop', async ({
  page,
}) => {
  const place = await show(page, 'guides/deposits/', 'CryptoTopUp')
  await place.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(place.locator('iframe')).toBeVisible()
  await expect(place.getByRole('region', { name: 'Your server received' })).toContainText(
    'POST /deposits {"method":"crypto"}',
  )
})

test('a reader sees the events of the checkout in the guide', async ({ page }) => {
  const place = await show(page, 'guides/events/', 'TrackedCheckout')
  const received = place.getByRole('region', { name: 'Your server received' })
  await expect(received).toContainText('checkout_shown')
  await place.getByLabel('You pay').fill('120')
  await expect(received).toContainText('"event":"checkout_amount_changed"')
  await place.getByRole('button', { name: /^Continue to pay/ }).press('Enter')
  await payByCard(page)
  await expect(received).toContainText('"status":"order_broadcasted"')
})
