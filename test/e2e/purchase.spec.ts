import { payByCard } from '@onramp-kit/msw/playwright'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import type { Frame, Locator, Page } from '@playwright/test'
import {
  ask,
  expect,
  heading,
  hostedFrame,
  ignoreComplaints,
  passPoll,
  patient,
  proceed,
  rail,
  test,
  UNTIL_ADVANCED,
} from './world.ts'

test.describe('with a payout that waits', () => {
  test.use(patient)

  test('a buyer completes a card purchase under the strictest policy', async ({
    page,
    service,
  }) => {
    const canceled: string[] = []
    page.on('requestfailed', (request) => canceled.push(request.url()))
    await proceed(page)
    await payByCard(page)
    await expect(heading(page, 'Payment received')).toBeVisible()
    service.advance(UNTIL_ADVANCED)
    await expect(heading(page, 'USDC sent')).toBeVisible()
    await expect(page.getByText('ending in 4242')).toBeVisible()
    const { orders, requests } = service.state()
    expect(orders[0]?.status_history.map(({ status }) => status)).toEqual([
      'payment_pending',
      'order_completed',
      'order_broadcasted',
    ])
    expect(requests['card.checkout']).toBe(1)
    // The quote is not read after the click.
    expect(canceled.filter((url) => /checkout|orders/.test(url))).toEqual([])
  })
})

for (const locale of ['en-US', 'ar'])
  test.describe(locale, () => {
    test.use({ locale })

    test('the payment page continues the column of the checkout, to the pixel', async ({
      page,
    }) => {
      await page.goto('/')
      await page.locator('.onramp-root:not([data-loading]) .onramp-submit').click()
      const column = page.locator('.onramp-stages')
      const field = page.frameLocator('iframe').getByLabel('Card number')
      await expect(field).toBeVisible()
      for (const [width, height] of [
        [320, 568],
        [390, 664],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        const [ours, theirs] = await Promise.all([edges(column), edges(field)])
        for (const [index, edge] of ours.entries())
          expect(Math.abs(edge - (theirs[index] ?? 0)), `${width} px`).toBeLessThan(1)
      }
    })
  })

/** The left and the right edge of an element, in pixels of the page. */
async function edges(element: Locator): Promise<readonly number[]> {
  const { x, width } = (await element.boundingBox()) ?? { x: Number.NaN, width: 0 }
  return [x, x + width]
}

for (const [width, height] of [
  [320, 568],
  [390, 664],
] as const)
  test(`the payment page fits its frame at ${width} × ${height}, also after a decline`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await proceed(page)
    const frame = await hostedFrame(page)
    await expectToFit(page, frame)
    await payByCard(page, { number: '4000 0000 0000 0002' })
    await expect(frame.getByText(/^Your card was declined/)).toBeVisible()
    await expectToFit(page, frame)
  })

/** Expects a page that does not scroll in its frame, with its button above the link to start over. */
async function expectToFit(page: Page, frame: Frame): Promise<void> {
  const excess = await frame.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    return scrollHeight - clientHeight
  })
  expect(excess).toBe(0)
  const pay = await frame.getByRole('button', { name: /^Pay/ }).boundingBox()
  const startOver = await page.getByRole('button', { name: 'Start over' }).boundingBox()
  expect((pay?.y ?? Number.NaN) + (pay?.height ?? 0)).toBeLessThan(startOver?.y ?? 0)
}

test('a buyer pays with another card after a decline', async ({ page, service }) => {
  await proceed(page)
  await payByCard(page, { number: '4000 0000 0000 0002' })
  await expect(page.frameLocator('iframe').getByText(/^Your card was declined/)).toBeVisible()
  await payByCard(page)
  await expect(heading(page, 'USDC sent')).toBeVisible()
  expect(service.state().orders).toHaveLength(1)
})

test('a buyer who cancels on the hosted page can start over', async ({ page }) => {
  await proceed(page)
  await page.frameLocator('iframe').getByRole('button', { name: 'Cancel payment' }).click()
  await expect(heading(page, 'Order canceled')).toBeVisible()
  await page.getByRole('button', { name: 'Make another purchase' }).click()
  await expect(page.getByRole('button', { name: 'Continue to pay $50.00' })).toBeVisible()
})

test('the checkout resumes the order after a reload and polls it to its end', async ({
  page,
  service,
}) => {
  await proceed(page)
  await page.reload()
  await expect(heading(page, 'Waiting for your payment')).toBeVisible()
  await expect(page.getByText('can’t be reopened').and(page.locator('.onramp-text'))).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  rail(service, 'order_completed')
  await expect(heading(page, 'Payment received')).toBeVisible()
  rail(service, 'order_broadcasted')
  await expect(heading(page, 'USDC sent')).toBeVisible()
  expect(service.state().requests['card.checkout']).toBe(1)
})

test('a second tab resumes the order and sends no purchase', async ({ page, context, service }) => {
  await proceed(page)
  const second = await context.newPage()
  await second.goto('/')
  await expect(heading(second, 'Waiting for your payment')).toBeVisible()
  expect(service.state().requests['card.checkout']).toBe(1)
})

test('the checkout polls the order while the hosted page is open in its own tab', async ({
  page,
  context,
  service,
}) => {
  await page.clock.install()
  await proceed(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open in a new tab' }).press('Enter')
  const tab = await opened
  await expect(tab.getByLabel('Card number')).toBeVisible()
  expect(await tab.evaluate(() => window.opener === null)).toBe(true)
  await expect(page.locator('iframe')).toHaveCount(0)
  rail(service, 'order_broadcasted')
  await page.bringToFront()
  await passPoll(page)
  await expect(heading(page, 'USDC sent')).toBeVisible()
})

test('the checkout shows an unknown outcome and the Retry-After of a rate limit, read through CORS', async ({
  page,
}) => {
  await page.route('**/v1/card/checkout', (route) =>
    route.fulfill({
      status: 429,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Retry-After',
        'retry-after': '17',
      },
      json: { error: { code: 'rate_limited', message: 'slow down' } },
    }),
  )
  ignoreComplaints(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^Continue to pay/ }).click()
  await expect(heading(page, 'We’re not sure your purchase started')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Try again in 17 seconds')
})

test('the checkout never resends a purchase whose response was lost', async ({ page, service }) => {
  await page.route('**/v1/card/checkout', async (route) => {
    // Not `route.fetch`, which sends no body in Firefox.
    await ask('card/checkout', purchase)
    await route.abort()
  })
  ignoreComplaints(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^Continue to pay/ }).click()
  await expect(heading(page, 'We’re not sure your purchase started')).toBeVisible()
  service.advance(3_600_000)
  await page.clock.install()
  await page.reload()
  // Another tab may still be opening the order, until a request times out.
  await expect(heading(page, 'Checking your order')).toBeVisible()
  await page.clock.runFor(25_000)
  await expect(heading(page, 'We’re not sure your purchase started')).toBeVisible()
  expect(service.state().requests['card.checkout']).toBe(1)
})

for (const [scheme, width] of [
  ['light', 390],
  ['dark', 320],
] as const)
  test(`the checkout does not overflow at ${width} px in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 800 })
    await proceed(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

test('a buyer can pay in a new tab if the script of the next steps cannot be fetched', async ({
  page,
  service,
}) => {
  ignoreComplaints(page)
  await blockScript(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Continue to pay $50.00' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Continue to payment' }).press('Enter')
  const tab = await opened
  expect(service.state().orders.map(({ url }) => url)).toEqual([tab.url()])
})

test('a resumed order whose script cannot be fetched appears after "Check status"', async ({
  page,
}) => {
  await proceed(page)
  ignoreComplaints(page)
  await blockScript(page)
  await page.reload()
  await expect(page.getByText(/^We can’t load the status/)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Check status' }).click()
  await expect(heading(page, 'Waiting for your payment')).toBeVisible()
})

/** Fails every request for the script of the steps after the form. */
const blockScript = (page: Page) =>
  page.route(/\/(?:PurchaseSteps|onramp-element\.more)/, (route) => route.abort())
