import type { Frame, FrameLocator, Page } from '@playwright/test'

/** A hosted page in any frame. */
type HostedPage = Pick<Frame & FrameLocator, 'getByLabel' | 'getByRole'>

/** The hosted page in the frame of a checkout. */
export function hostedPage(page: Page): HostedPage {
  return page.frameLocator('iframe[title="Secure payment page"]')
}

/** Fills in and submits the form of the hosted page. */
export async function submitCard(hosted: HostedPage, number: string): Promise<void> {
  await hosted.getByLabel('Card number').fill(number)
  await hosted.getByLabel('Expiry date').fill('12/40')
  await hosted.getByLabel('Security code').fill('123')
  await hosted.getByLabel('Name on card').fill('Noor Haddad')
  await hosted.getByRole('button', { name: /^Pay/ }).click()
}

/** Pays on the hosted page with a card that requires 3-D Secure. */
export async function payByCard(hosted: HostedPage): Promise<void> {
  await submitCard(hosted, '4242 4242 4242 4242')
  await hosted.getByLabel('One-time code').fill('123456')
  await hosted.getByRole('button', { name: 'Confirm' }).click()
}
