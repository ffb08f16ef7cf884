import type { Page } from '@playwright/test'

const hosted = (page: Page) => page.frameLocator('iframe[title="Secure payment page"]')

/** Fills in the hosted page's form and presses its button. */
export async function submitCard(page: Page, number: string): Promise<void> {
  await hosted(page).getByLabel('Card number').fill(number)
  await hosted(page).getByLabel('Expiry date').fill('12/40')
  await hosted(page).getByLabel('Security code').fill('123')
  await hosted(page).getByLabel('Name on card').fill('Noor Haddad')
  await hosted(page).getByRole('button', { name: /^Pay/ }).click()
}

/** What a buyer does on the hosted page, with the card that asks for 3-D Secure. */
export async function payByCard(page: Page): Promise<void> {
  await submitCard(page, '4242 4242 4242 4242')
  await hosted(page).getByLabel('One-time code').fill('123456')
  await hosted(page).getByRole('button', { name: 'Confirm' }).click()
}
