import type { Page } from '@playwright/test'

/** What a buyer does on the hosted page, with the card that asks for 3-D Secure. */
export async function payByCard(page: Page): Promise<void> {
  const hosted = page.frameLocator('iframe[title="Secure payment page"]')
  await hosted.getByLabel('Card number').fill('4242 4242 4242 4242')
  await hosted.getByLabel('Expiry date').fill('12/40')
  await hosted.getByLabel('Security code').fill('123')
  await hosted.getByLabel('Name on card').fill('Noor Haddad')
  await hosted.getByRole('button', { name: /^Pay/ }).click()
  await hosted.getByLabel('One-time code').fill('123456')
  await hosted.getByRole('button', { name: 'Confirm' }).click()
}
