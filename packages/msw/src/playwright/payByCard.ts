import type { Frame, FrameLocator, Page } from '@playwright/test'
import { outcomeOf } from '../service/card/cardsAndWallets.ts'
import { CHALLENGE_CODE } from '../service/pages/payment/challenge.ts'
import { brandOf, cardDigits } from '../service/pages/payment/readCard.ts'

/** The card of `payByCard`. `undefined` selects the default. */
export interface CardOptions {
  /**
   * The card's number; spaces and dashes are ignored. `4000 0000 0000 0002` is declined, `5555 5555 5555 4444` captured at
   * once.
   * @default '4242 4242 4242 4242', for which the bank asks for a code
   */
  readonly number?: string | undefined
  /**
   * The one-time code to enter if the bank asks for one; `null` leaves the question open.
   * @default the code that the simulated bank accepts
   */
  readonly code?: string | null | undefined
}

/**
 * Pays on the hosted card page of the simulated service: fills in the form, submits it, and answers the bank. Waits for
 * the page, in the frame of a checkout or in a separate tab. Does not wait for the outcome.
 *
 * @param page the page or frame with the checkout, or the tab that shows the hosted page
 * @example
 * await page.getByRole('button', { name: /^Continue to pay/ }).click()
 * await payByCard(page)
 * await expect(page.getByRole('heading', { name: 'USDC sent' })).toBeVisible()
 */
export async function payByCard(
  page: Page | Frame,
  { number = '4242 4242 4242 4242', code = CHALLENGE_CODE }: CardOptions = {},
): Promise<void> {
  const digits = cardDigits(number)
  const hosted = await hostedPage(page)
  await hosted.getByLabel('Card number').fill(number)
  await hosted.getByLabel('Expiry date').fill('12/40')
  await hosted.getByLabel('Security code').fill('1234'.slice(0, brandOf(digits)?.cvcLength ?? 3))
  await hosted.getByLabel('Name on card').fill('Noor Haddad')
  // Otherwise the scenario decides every payment, and the bank asks for no code.
  const cardDecides = await hosted.getByText('Test cards').isVisible()
  await hosted.getByRole('button', { name: /^Pay/ }).click()
  const asksForCode = cardDecides && outcomeOf(digits) === 'challenged'
  if (code === null || !asksForCode) return
  await hosted.getByLabel('One-time code').fill(code)
  await hosted.getByRole('button', { name: 'Confirm' }).click()
}

type HostedPage = Pick<Frame & FrameLocator, 'getByLabel' | 'getByRole' | 'getByText'>

/** Waits for the hosted page. The title of a checkout's frame depends on the language, its URL does not. */
async function hostedPage(page: Page | Frame): Promise<HostedPage> {
  const frame = page.locator('iframe[src*="/pay/"][src*="session="]')
  await frame.or(page.getByLabel('Card number')).first().waitFor()
  return (await frame.count()) > 0 ? frame.contentFrame() : page
}
