import { createOnrampClient } from '@onramp-kit/core'
import type { OnrampFixture } from '@onramp-kit/msw/playwright'
import { superseded } from '@onramp-kit/superseded/simulator'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import type { Page } from '@playwright/test'
import { SERVICE, SESSION_SERVICE, SESSION_SHOP, SHOP } from './addresses.ts'
import { cookiesOf, openShop, read, register, signIn } from './sessionShop.ts'
import { expect, heading, proceed, serviceTest as test } from './world.ts'

// Nothing listens at the service's address: every response comes from the fixture.
test.use({ onrampMode: 'intercept' })

/** The status of a read with the key `svc_public_sandbox_demo`, or the name of the error. */
const readConfig = (page: Page) =>
  page.evaluate(
    (service) =>
      fetch(`${service}/v1/rail/config`, {
        headers: { 'x-svc-publishable-key': 'svc_public_sandbox_demo' },
      }).then(
        ({ status }) => status,
        ({ name }: Error) => name,
      ),
    SERVICE,
  )

test('a buyer pays in the frame of the checkout without a server', async ({ page, onramp }) => {
  await proceed(page)
  await onramp.payByCard(page)
  await expect(heading(page, 'USDC sent')).toBeVisible()
  expect(onramp.baseUrl).toBe(SERVICE)
})

test('a buyer pays in a tab without a server', async ({ page, context, onramp }) => {
  await proceed(page)
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open in a new tab' }).press('Enter')
  await onramp.payByCard(await tab)
  await page.bringToFront()
  await expect(heading(page, 'USDC sent')).toBeVisible()
})

/** Opens a purchase in the service of a test, and returns the URL of its page. */
async function openPayment({ service, baseUrl }: OnrampFixture): Promise<string> {
  const onramp = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl,
    fetch: service.fetch,
  })
  return (await onramp.card.checkout(purchase)).url
}

test('a card whose security code has four digits pays', async ({ page, onramp }) => {
  await page.goto(await openPayment(onramp))
  await onramp.payByCard(page, { number: '3782-822463-10005' })
  await expect(heading(page, 'Payment received')).toBeVisible()
  expect(onramp.service.state().orders[0]?.source.card_brand).toBe('amex')
})

test("a card pays beside a frame of the shop's own under /pay/", async ({ page, onramp }) => {
  const url = await openPayment(onramp)
  await page.goto('/')
  await page.evaluate((src) => {
    for (const each of ['/pay/help', src]) {
      const frame = document.createElement('iframe')
      frame.src = each
      document.body.prepend(frame)
    }
  }, url)
  await onramp.payByCard(page, { number: '5555 5555 5555 4444' })
  await expect.poll(() => onramp.service.state().orders[0]?.status).toBe('order_broadcasted')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a buyer corrects the form, enters the code and sees the outcome at the address of the page', async ({
    page,
    onramp,
  }) => {
    const url = await openPayment(onramp)
    await page.goto(url)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(page.getByText('Enter the card number.')).toBeVisible()
    await onramp.payByCard(page)
    await expect(heading(page, 'Payment received')).toBeVisible()
    expect(page.url()).toBe(url)
  })
})

test.describe('with a key for the shop', () => {
  const keys = [{ key: 'svc_public_sandbox_demo', origins: [SHOP] }]
  test.use({ onrampOptions: { keys } })

  test('the service checks the origin of the page', async ({ page }) => {
    await page.goto('/')
    expect(await readConfig(page)).toBe(200)
    await page.goto(`${SERVICE}/deposit?merchant_id=merchant_sandbox&authorization=granted`)
    expect(await readConfig(page)).toBe(403)
  })
})

test.describe('with the superseded contract', () => {
  const keys = [{ key: 'svc_public_sandbox_shop', origins: [SESSION_SHOP] }]
  test.use({
    ignoreHTTPSErrors: true,
    onrampBaseUrl: SESSION_SERVICE,
    onrampOptions: { extensions: [superseded({ alone: true })], keys },
  })

  test('the browser stores both cookies of a session, and sends each where it belongs', async ({
    context,
    page,
    service,
  }) => {
    await openShop(page)
    expect(await read(page)).toBe('session_required')
    await signIn(page)
    await register(page)
    expect(await read(page)).toBe('not_started')
    const before = await cookiesOf(context)
    expect(before.map(({ name, path }) => [name, path])).toEqual([
      ['svc_session', '/'],
      ['svc_refresh', '/v1/session'],
    ])
    // Simulates an hour: the refresh cookie renews the session.
    await context.clearCookies({ name: 'svc_session' })
    expect(await read(page)).toBe('not_started')
    const after = await cookiesOf(context)
    expect(after).toHaveLength(2)
    for (const [index, { value }] of after.entries()) expect(value).not.toBe(before[index]?.value)
    expect(service.state().requests['wallets.register']).toBe(1)
  })
})

test('a page sees a failed network where the service drops the connection', async ({
  page,
  service,
}) => {
  await page.goto('/')
  service.scenario('flaky_network')
  const seen = new Set<number | string>()
  for (let count = 0; count < 20; count += 1) seen.add(await readConfig(page))
  expect(seen).toContain(200)
  expect(seen).toContain('TypeError')
})
