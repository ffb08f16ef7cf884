import { payByCard } from '@onramp-kit/msw/playwright'
import type { Page } from '@playwright/test'
import { SERVICE, SHOP } from './addresses.ts'
import { expect, heading, passPoll, proceed, rail, test } from './world.ts'

const instagram =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240105.004; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 Instagram 338.0.0.32.108 Android'

/** Submits the form, which leaves for the hosted page. */
async function proceedAway(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: /^Continue to pay/ }).click()
  await page.waitForURL(`${SERVICE}/pay/**`)
  await expect(page.getByLabel('Card number')).toBeVisible()
}

test.describe('in a browser inside another app', () => {
  test.use({ userAgent: instagram })

  test('the checkout leaves for the hosted page, and follows the order on return', async ({
    page,
    service,
  }) => {
    await page.clock.install()
    await proceedAway(page)
    await page.goBack()
    await expect(heading(page, 'Waiting for your payment')).toBeVisible()
    expect(page.url()).toBe(`${SHOP}/`)
    rail(service, 'order_completed')
    await passPoll(page)
    await expect(heading(page, 'Payment received')).toBeVisible()
    rail(service, 'order_broadcasted')
    await passPoll(page)
    await expect(heading(page, 'USDC sent')).toBeVisible()
    expect(service.state().requests['card.checkout']).toBe(1)
  })

  test('the form offers no payment method that needs a payment sheet', async ({ page }) => {
    await page.goto('/')
    await page.locator('summary', { hasText: 'Change' }).click()
    await expect(page.getByRole('radio')).toHaveCount(2)
    await expect(page.getByLabel('Google Pay')).toHaveCount(0)
  })
})

test('a buyer whose browser ignores new tabs shows the page here again, and pays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
    addEventListener('click', (event) => {
      const isTab = event.target instanceof Element && event.target.closest('a[target=_blank]')
      if (isTab) event.preventDefault()
    })
  })
  await proceed(page)
  await page.getByRole('link', { name: 'Open in a new tab' }).press('Enter')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show the page here' })).toBeFocused()
  const notice = page.locator('.onramp-hosted-notice')
  await expect(notice).toContainText('If no tab opened, you can continue here.')
  await page.keyboard.press('Enter')
  await payByCard(page)
  await expect(heading(page, 'USDC sent')).toBeVisible()
})
