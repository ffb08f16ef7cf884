import type { Page } from '@playwright/test'
import { hostedFeatures } from '../../packages/core/src/frame/frameAttributes.ts'
import type { PagePolicy } from '../../scripts/docs/pagePolicies.ts'
import { SERVICE, SHOP } from './addresses.ts'
import { serveMerchant } from './serveMerchant.ts'
import { serveShopUnder, shopPolicy } from './shopUnder.ts'
import { expect, heading, proceed, test } from './world.ts'

const { 'Content-Security-Policy': csp = '', 'Permissions-Policy': permissions = '' } = shopPolicy

/** What `page` complains of from now on: for a test in which there is something to complain of. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.removeAllListeners('console')
  page.on('console', (message) => complaints.push(message.text()))
  return complaints
}

/** Runs with the address of a shop that is served under other headers. */
async function underHeaders(change: PagePolicy, run: (url: string) => Promise<void>) {
  const { url, close } = await serveShopUnder(change)
  await run(url).finally(close)
}

/** Puts a bank's page, of yet another origin, into a frame of the hosted page, as for 3-D Secure; gives what it may use. */
async function featuresAtTheBank(page: Page, shop?: string): Promise<readonly string[]> {
  const bank = 'http://bank.localhost:9/'
  const allow = hostedFeatures.map((feature) => `${feature} *`).join('; ')
  const fulfill = (url: string, html: string) =>
    page.route(url, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>A page</title>${html}`,
      }),
    )
  await fulfill(
    `${SERVICE}/pay/**`,
    `<iframe title="Bank" allow="${allow}" src="${bank}"></iframe>`,
  )
  await fulfill(bank, '<h1>Lakeside Bank</h1>')
  await proceed(page, shop)
  const nested = page.frameLocator('iframe').frameLocator('iframe')
  await expect(nested.getByRole('heading', { name: 'Lakeside Bank' })).toBeVisible()
  const frame = page.frames().find((each) => each.url() === bank)
  const allowed = await frame?.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowedFeatures(): string[] }
    }
    return featurePolicy.allowedFeatures()
  })
  return hostedFeatures.filter((feature) => allowed?.includes(feature))
}

test('the shop of these tests is served with exactly the headers of docs/security.md', async ({
  page,
}) => {
  const headers = (await page.goto('/'))?.headers() ?? {}
  for (const [name, value] of Object.entries(shopPolicy))
    expect(headers[name.toLowerCase()]).toBe(value)
})

test('what a payment needs reaches the page of a bank in the frame of the hosted page', async ({
  page,
}) => {
  expect(await featuresAtTheBank(page)).toEqual(hostedFeatures)
})

for (const [what, policy] of [
  ['does not name the hosted page', permissions.replaceAll(` "${SERVICE}"`, '')],
  ['does not name the page itself', permissions.replaceAll('self ', '')],
] as const)
  test(`none of it does where the Permissions-Policy ${what}`, async ({ page }) => {
    complaintsOf(page)
    await underHeaders({ 'Permissions-Policy': policy }, async (url) => {
      expect(await featuresAtTheBank(page, url)).toEqual([])
    })
  })

for (const [directive, violated] of [
  ['script-src', 'script-src-elem'],
  ['style-src', 'style-src-elem'],
  ['connect-src', 'connect-src'],
  ['frame-src', 'frame-src'],
] as const)
  test(`without ${directive} something is blocked`, async ({ page }) => {
    const complaints = complaintsOf(page)
    const policy = csp.replace(new RegExp(`${directive} [^;]*; `), '')
    await underHeaders({ 'Content-Security-Policy': policy }, async (url) => {
      await (directive === 'frame-src' ? proceed(page, url) : page.goto(url))
      await expect.poll(() => complaints.join('\n')).toContain(`policy violated: ${violated} `)
    })
  })

test.describe('a page that frames the shop', () => {
  let attacker: Awaited<ReturnType<typeof serveMerchant>>
  test.beforeAll(async () => {
    attacker = await serveMerchant()
  })
  test.afterAll(() => attacker.close())

  async function frameShop(page: Page, shop: string) {
    await page.goto(attacker.url)
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }))
    }, shop)
    return page.frameLocator('iframe').getByRole('button', { name: /^Continue with/ })
  }

  test('gets nothing of it', async ({ page }) => {
    const complaints = complaintsOf(page)
    const button = await frameShop(page, SHOP)
    await expect.poll(() => complaints.join()).toContain('frame-ancestors')
    await expect(button).toHaveCount(0)
  })

  test('would have it without frame-ancestors', async ({ page }) => {
    const policy = csp.replace("frame-ancestors 'none'; ", '')
    await underHeaders({ 'Content-Security-Policy': policy }, async (url) => {
      await expect(await frameShop(page, url)).toBeVisible()
    })
  })
})

test('under Cross-Origin-Embedder-Policy the hosted page is blocked, and the way out of the frame is there', async ({
  page,
}) => {
  complaintsOf(page)
  await underHeaders({ 'Cross-Origin-Embedder-Policy': 'require-corp' }, async (url) => {
    await proceed(page, url)
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContainEqual(expect.stringContaining('chrome-error:'))
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeVisible()
    await expect(heading(page, 'Waiting for your payment')).toBeVisible()
  })
})
