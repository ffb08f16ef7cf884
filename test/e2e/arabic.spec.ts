import { payByCard } from '@onramp-kit/msw/playwright'
import { ar } from '../../packages/react/src/messages/ar.ts'
import { titleWidths } from './titleWidths.ts'
import { expect, heading, test } from './world.ts'

test.use({ locale: 'ar' })

/** The title of a payout, up to its amount. */
const [sent = ''] = ar.order.steps.sent.titleAbout.split('{amount}')

test('a buyer completes a purchase in Arabic, from right to left and with joined letters', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('.onramp-root')).toHaveAttribute('dir', 'rtl')
  await page.locator('.onramp-submit').click()
  await expect(heading(page, ar.order.steps.paying.title)).toBeVisible()
  await payByCard(page)
  await expect(heading(page, sent)).toBeVisible()
  const [width, joined] = await page.evaluate(titleWidths)
  expect(width).toBe(joined)
})
