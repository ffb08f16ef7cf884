import { expect, type Page, type Request, test } from '@playwright/test'
import { SESSION_SERVICE, SESSION_SHOP } from './addresses.ts'
import { address, cookiesOf, openShop, read, register, signIn } from './sessionShop.ts'

test.use({ ignoreHTTPSErrors: true })

/** The cookie names of each request to the service, without preflights. */
function listen(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(SESSION_SERVICE)) requests.push(request)
  })
  return async () =>
    Promise.all(
      requests.splice(0).map(async (request) => {
        const { cookie = '' } = await request.allHeaders()
        const path = new URL(request.url()).pathname.replace(address, ':address')
        return `${request.method()} ${path} ${cookie.replaceAll(/=[^;]*/g, '')}`.trim()
      }),
    )
}

test.beforeEach(async ({ page }) => {
  await page.request.post(`${SESSION_SERVICE}/_simulator/reset`, { data: {} })
  await openShop(page)
})

test('the browser stores both cookies with their attributes when a wallet signs in from another site', async ({
  browserName,
  context,
  page,
}) => {
  expect(await read(page)).toBe('session_required')
  const before = Date.now() / 1000
  await signIn(page)
  const after = Date.now() / 1000
  expect(await register(page)).toEqual({
    address: address.toLowerCase(),
    status: 'not_started',
    has_accepted_terms_of_service: false,
  })
  expect(await read(page)).toBe('not_started')

  const kept = {
    domain: '127.0.0.1',
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    // Firefox partitions every cookie of another site, and does not report it.
    ...(browserName === 'chromium' && {
      partitionKey: expect.stringContaining('https://localhost'),
    }),
  }
  const cookies = await cookiesOf(context)
  expect(cookies).toMatchObject([
    { name: 'svc_session', path: '/', ...kept },
    { name: 'svc_refresh', path: '/v1/session', ...kept },
  ])
  for (const [index, lasts] of [3_600, 30 * 24 * 3_600].entries()) {
    const { expires = 0 } = cookies[index] ?? {}
    expect(expires).toBeGreaterThan(before + lasts - 1)
    expect(expires).toBeLessThan(after + lasts + 1)
  }
})

test('the browser sends the refresh cookie only to the session routes, and it renews without the session cookie', async ({
  browserName,
  context,
  page,
}) => {
  test.skip(
    browserName === 'firefox',
    'Playwright does not delete a partitioned cookie of Firefox.',
  )
  await signIn(page)
  await register(page)
  const requests = listen(page)
  await read(page)
  expect(await requests()).toEqual(['GET /v1/wallets/:address svc_session'])
  const before = await cookiesOf(context)
  // Simulates an hour.
  await context.clearCookies({ name: 'svc_session' })
  expect(await read(page)).toBe('not_started')
  expect(await requests()).toEqual([
    'GET /v1/wallets/:address',
    'POST /v1/session/:address/siwe svc_refresh',
    'GET /v1/wallets/:address svc_session',
  ])
  const after = await cookiesOf(context)
  expect(after).toHaveLength(2)
  for (const [index, { value }] of after.entries()) expect(value).not.toBe(before[index]?.value)
})

test('a reloaded page is still signed in, and script cannot read the cookies', async ({
  context,
  page,
}) => {
  await signIn(page)
  await register(page)
  await page.reload()
  await page.waitForFunction(() => 'onramp' in window)
  expect(await read(page)).toBe('not_started')
  const values = (await cookiesOf(context)).map(({ value }) => value)
  const held = await page.evaluate(() =>
    [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join(),
  )
  for (const value of values) expect(held).not.toContain(value)
  await page.goto(`${SESSION_SERVICE}/_simulator/state`)
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('a page of another site has no session and cannot read responses for the key', async ({
  page,
}) => {
  await signIn(page)
  const requests = listen(page)
  await page.goto(SESSION_SHOP.replace('localhost', 'elsewhere.localhost'))
  await page.waitForFunction(() => 'onramp' in window)
  expect(await read(page)).toBe('network_error')
  for (const line of await requests()) expect(line).not.toContain('svc_')
})
