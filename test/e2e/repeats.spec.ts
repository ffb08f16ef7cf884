import {
  type ClosingService,
  type ClosingServiceOptions,
  startClosingService,
} from '@onramp-kit/test-tools/closingService'
import type { Page } from '@playwright/test'
import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { enOrder } from '../../packages/react/src/messages/en/order.ts'
import { servePage } from './servePage.ts'
import { expect, heading, ignoreComplaints, test } from './world.ts'

test.use({ ignoreHTTPSErrors: true })

/** Clicks "Continue" once on a page under the strictest policy, then runs with the service behind the page. */
async function buyOnce(
  page: Page,
  options: ClosingServiceOptions & { readonly idempotency?: boolean },
  run: (service: ClosingService) => Promise<void>,
) {
  const service = await startClosingService(options)
  const policy = pagePolicies.components({ service: service.url, hosted: [service.url] })
  const shop = await servePage('pages/checkout.tsx', policy)
  const violations: string[] = []
  const sent: string[] = []
  // The browser logs each failed request as an error.
  ignoreComplaints(page)
  page.on('console', (message) => {
    if (/^(policy violated|reported):/.test(message.text())) violations.push(message.text())
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/card/checkout')) sent.push(request.method())
  })
  try {
    const query = options.idempotency ? '&idempotency' : ''
    await page.goto(`${shop.url}/?service=${service.url}${query}`)
    await expect(continueButton(page)).toBeVisible()
    await useConnections(page, service.url)
    await continueButton(page).click()
    await run(service)
    expect(sent).toEqual(['POST'])
    expect(violations).toEqual([])
  } finally {
    shop.close()
    service.close()
  }
}

/** Sends a request on each connection that the browser may hold: it repeats a request only on one that has carried another. */
const useConnections = (page: Page, url: string) =>
  page.evaluate(async (quote) => {
    const requests = Array.from({ length: 6 }, () => fetch(quote, { credentials: 'omit' }))
    await Promise.all(requests.map(async (request) => (await request).text()))
  }, `${url}/v1/card/quote`)

const continueButton = (page: Page) => page.getByRole('button', { name: /^Continue to pay/ })

const expectOutcome = (page: Page, outcome: string) =>
  expect(page.locator('body')).toHaveAttribute('data-outcome', outcome)

/** The order ids in the stored records of purchases. `null` while the outcome of a purchase is unknown. */
const storedOrders = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('onramp-kit.order.'))
      .map(([, record]) => (JSON.parse(record) as { order_id: string | null }).order_id),
  )

/** What the service does once it has opened an order, and the browsers that then repeat the purchase request. */
const endings = [
  ['closes an HTTP/1.1 connection', {}, ['chromium', 'firefox']],
  ['closes an HTTP/2 connection', { http2: 'close' }, ['chromium']],
  [
    'resets an HTTP/2 stream with REFUSED_STREAM',
    { http2: 'REFUSED_STREAM' },
    ['chromium', 'firefox'],
  ],
  ['resets an HTTP/2 stream with INTERNAL_ERROR', { http2: 'INTERNAL_ERROR' }, ['firefox']],
  ['has sent Connection: close with every response', { prevention: 'Connection: close' }, []],
  ['has sent 103 Early Hints', { prevention: '103 Early Hints' }, []],
] as const

for (const [what, options, repeating] of endings)
  test(`the service opens an order and ${what}, which makes ${repeating.join(' and ') || 'no browser'} repeat the purchase request`, async ({
    browserName,
    page,
  }) => {
    await buyOnce(page, { repeat: 'close', ...options }, async (service) => {
      await expectOutcome(page, 'unknown')
      const isRepeated = repeating.some((name) => name === browserName)
      expect(service.purchases.length > 1).toBe(isRepeated)
      expect(service.orders()).toHaveLength(service.purchases.length)
      await expect(heading(page, enOrder.steps.unknown.title)).toBeVisible()
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

test('the checkout shows the form after a repeat that fails with a validation error', async ({
  page,
}) => {
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
    const [key, ...repeated] = service.purchases
    expect(key).toMatch(/.{16}/)
    expect(repeated).toEqual([key])
    expect(service.orders()).toHaveLength(1)
    expect(await storedOrders(page)).toEqual(service.orders())
  })
})
