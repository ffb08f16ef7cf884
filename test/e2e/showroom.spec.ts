import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { hostedPage, payByCard } from './payByCard.ts'

const built = fileURLToPath(new URL('../../storybook-static', import.meta.url))
let site: Awaited<ReturnType<typeof serveFolder>>
test.beforeAll(async () => {
  site = await serveFolder(built)
})
test.afterAll(() => site.close())

test('a built story sells with no server behind it, by the hosted card page', async ({ page }) => {
  const answered: string[] = []
  page.on('response', (response) => void answered.push(new URL(response.url()).origin))
  await page.goto(`${site.url}/iframe.html?id=checkout-order--paying`)
  await payByCard(hostedPage(page))
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'USDC sent' })).toBeVisible()
  expect([...new Set(answered)]).toEqual([site.url])
})

test('the card page works in a tab of its own as well', async ({ page }) => {
  await page.goto(`${site.url}/iframe.html?id=checkout-order--paying`)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open in a new tab' }).click()
  const tab = await opened
  await tab.frameLocator('iframe').getByRole('button', { name: 'Cancel payment' }).click()
  await expect(page.getByRole('heading', { name: 'Order cancelled' })).toBeVisible()
})
