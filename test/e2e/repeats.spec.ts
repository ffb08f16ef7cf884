import type { Page } from '@playwright/test'
import { enOrder } from '../../packages/react/src/messages/en/order.ts'
import { pagePolicies } from '../../scripts/docs/pagePolicies.ts'
import { type ClosingService, startClosingService } from '../harness/closingService.ts'
import { servePage } from './servePage.ts'
import { expect, heading, test } from './world.ts'

type Options = Parameters<typeof startClosingService>[0]

/** Clicks "Continue" once on a page under the strictest policy, then runs with the service behind it. */
async function buyOnce(
  page: Page,
  options: Options & { readonly idempotency?: boolean },
  run: (service: ClosingService) => Promise<void>,
) {
  const service = await startClosingService(options)
  const policy = pagePolicies.components({ service: service.url, hosted: [service.url] })
  const shop = await servePage('pages/checkout.tsx', policy)
  const violations: string[] = []
  const sent: string[] = []
  // The browser logs each failed request as an error.
  page.removeAllListeners('console')
  page.on('console', (message) => {
    if (/^(policy violated|reported):/.test(message.text())) violations.push(message.text())
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/card/checkout')) sent.push(request.method())
  })
  try {
    const query = options.idempotency ? '&idempotency' : ''
    await page.goto(`${shop.url}/?service=${service.url}${query}`)
    await continueButton(page).click()
    await run(service)
    expect(sent).toEqual(['POST'])
    expect(violations).toEqual([])
  } finally {
    shop.close()
    service.close()
  }
}

const continueButton = (page: Page) => page.getByRole('button', { name: /^Continue with/ })

const expectOutcome = (page: Page, outcome: string) =>
  expect(page.locator('body')).toHaveAttribute('data-outcome', outcome)

/** The order ids in the stored records of purchases. `null` while the outcome of a purchase is unknown. */
const storedOrders = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('onramp-kit.order.'))
      .map(([, record]) => (JSON.parse(record) as { order_id: string | null }).order_id),
  )

test('Chromium repeats a purchase request that the page sends once', async ({ page }) => {
  await buyOnce(page, { repeat: 'close' }, async (service) => {
    await expectOutcome(page, 'unknown')
    expect(service.purchases.length).toBeGreaterThanOrEqual(2)
    expect(service.orders()).toHaveLength(service.purchases.length)
  })
})

for (const repeat of ['close', 409, 429, 502] as const)
  test(`the checkout shows an unknown outcome after a repeat that ends in ${repeat}`, async ({
    page,
  }) => {
    await buyOnce(page, { repeat }, async (service) => {
      await expectOutcome(page, 'unknown')
      expect(service.purchases.length).toBeGreaterThanOrEqual(2)
      await expect(heading(page, enOrder.steps.unknown.title)).toBeVisible()
      await expect(
        page.getByText(enOrder.steps.unknown.text).and(page.locator('.onramp-text')),
      ).toBeVisible()
      await expect(continueButton(page)).toHaveCount(0)
      expect(await storedOrders(page)).toEqual([null])
    })
  })

test('the checkout follows the order that the repeat opened', async ({ page }) => {
  await buyOnce(page, { repeat: 200 }, async (service) => {
    await expect(heading(page, enOrder.steps.paying.title)).toBeVisible()
    await expect.poll(() => service.reads.length).toBeGreaterThan(0)
    const [lost, followed, ...others] = service.orders()
    expect(followed).not.toBe(lost)
    expect(others).toEqual([])
    await expect(page.locator('iframe')).toHaveAttribute('src', `${service.url}/pay/${followed}`)
    expect(new Set(service.reads)).toEqual(new Set([followed]))
    expect(await storedOrders(page)).toEqual([followed])
  })
})

test('the checkout shows the form after a repeat that is refused as invalid', async ({ page }) => {
  await buyOnce(page, { repeat: 400 }, async (service) => {
    await expectOutcome(page, 'none')
    expect(service.purchases).toHaveLength(2)
    await expect(continueButton(page)).toBeVisible()
    expect(await storedOrders(page)).toEqual([])
  })
})

test('a service with idempotency keys opens one order for a repeated purchase request', async ({
  page,
}) => {
  await buyOnce(page, { repeat: 200, idempotency: true }, async (service) => {
    await expect(heading(page, enOrder.steps.paying.title)).toBeVisible()
    const [first, second, ...others] = service.purchases
    expect(first?.idempotencyKey).toMatch(/.{16}/)
    expect(second).toEqual(first)
    expect(others).toEqual([])
    expect(service.orders()).toHaveLength(1)
    expect(await storedOrders(page)).toEqual(service.orders())
  })
})

for (const prevention of ['Connection: close', '103 Early Hints'] as const)
  test(`Chromium does not repeat a purchase request when the service sends ${prevention}`, async ({
    page,
  }) => {
    await buyOnce(page, { repeat: 'close', prevention }, async (service) => {
      await expectOutcome(page, 'unknown')
      expect(service.purchases).toHaveLength(1)
      await expect(heading(page, enOrder.steps.unknown.title)).toBeVisible()
    })
  })
