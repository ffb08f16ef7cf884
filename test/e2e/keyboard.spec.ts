import type { Locator, Page } from '@playwright/test'
import { expect, heading, test } from './world.ts'

test('a buyer completes a purchase with the keyboard alone', async ({ page, service }) => {
  await page.goto('/')
  await tabTo(page, page.getByLabel('You pay', { exact: true }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('75')
  await tabTo(page, page.getByRole('button', { name: /^Continue to pay/ }))
  await page.keyboard.press('Enter')

  const hosted = page.frameLocator('iframe')
  await expect(heading(page, 'Complete your payment')).toBeFocused()
  await tabTo(page, hosted.getByLabel('Card number'))
  await page.keyboard.type('4242 4242 4242 4242')
  await tabTo(page, hosted.getByLabel('Expiry date'))
  await page.keyboard.type('12/40')
  await tabTo(page, hosted.getByLabel('Security code'))
  await page.keyboard.type('123')
  await tabTo(page, hosted.getByLabel('Name on card'))
  await page.keyboard.type('Noor Haddad')
  await page.keyboard.press('Enter')
  await tabTo(page, hosted.getByLabel('One-time code'))
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')

  await expect(heading(page, 'USDC sent')).toBeVisible()
  expect(service.state().requests['card.checkout']).toBe(1)
  await tabTo(page, page.getByRole('button', { name: 'Make another purchase' }))
})

/** Presses Tab until the element has the focus, up to a limit. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let press = 0; press < 40; press++) {
    // The tree of the element, which may be a shadow root.
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach the element')
}
