import { payByCard } from '@onramp-kit/msw/playwright'
import type { Page } from '@playwright/test'
import { hostedFeatures } from '../../packages/core/src/frame/frameAttributes.ts'
import type { PagePolicy } from '../../packages/doctor/src/page/pagePolicies.ts'
import { SERVICE, SHOP } from './addresses.ts'
import { serveMerchant } from './serveMerchant.ts'
import { serveShopUnder, shopPolicy } from './shopUnder.ts'
import { expect, heading, ignoreComplaints, passPoll, proceed, test } from './world.ts'

const { 'Content-Security-Policy': csp = '', 'Permissions-Policy': permissions = '' } = shopPolicy

/** Collects the console messages of `page`, for a test that expects some. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  ignoreComplaints(page)
  page.on('console', (message) => complaints.push(message.text()))
  return complaints
}

/** The URL of a frame that the browser blocks: Chromium's and Firefox's. */
const errorPage = /^(chrome-error:|about:neterror)/

const isFirefox = (page: Page) => page.context().browser()?.browserType().name() === 'firefox'

/** Runs with the URL of a shop that is served with other headers. */
async function underHeaders(change: PagePolicy, run: (url: string) => Promise<void>) {
  const { url, close } = await serveShopUnder(change)
  await run(url).finally(close)
}

const BANK = 'http://bank.localhost:9'
const nestedBank = `<iframe title="Bank" allow="${hostedFeatures.map((feature) => `${feature} *`).join('; ')}" src="${BANK}/"></iframe>`

/** Replaces every hosted page by `html`, and serves a bank from a third origin. */
async function replaceHostedPages(page: Page, html: string) {
  const fulfill = (url: string, body: string) =>
    page.route(url, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>A page</title>${body}`,
      }),
    )
  await fulfill(`${SERVICE}/pay/**`, html)
  await fulfill(`${BANK}/`, '<h1>Lakeside Bank</h1>')
}

/** The features that a bank's page may use when it is nested in a frame with `html`. */
async function featuresAtTheBank(page: Page, html: string, shop?: string) {
  test.skip(isFirefox(page), 'Firefox does not implement the Permissions-Policy header.')
  await replaceHostedPages(page, html)
  await proceed(page, shop)
  const bank = () => page.frames().find((each) => each.url() === `${BANK}/`)
  await expect.poll(bank).toBeDefined()
  await expect.poll(() => bank()?.title()).toBe('A page')
  const allowed = await bank()?.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowedFeatures(): string[] }
    }
    return featurePolicy.allowedFeatures()
  })
  return hostedFeatures.filter((feature) => allowed?.includes(feature))
}

test('the test server sends exactly the documented headers', async ({ page }) => {
  const headers = (await page.goto('/'))?.headers() ?? {}
  for (const [name, value] of Object.entries(shopPolicy))
    expect(headers[name.toLowerCase()]).toBe(value)
})

test("a bank's page nested in the hosted page gets the features of a payment", async ({ page }) => {
  expect(await featuresAtTheBank(page, nestedBank)).toEqual(hostedFeatures)
})

for (const [what, policy, features] of [
  ["a nested bank's page gets no feature if the policy omits the hosted page", ` "${SERVICE}"`, []],
  ["a nested bank's page gets no feature if the policy omits self", 'self ', []],
  ["a nested bank's page gets every feature without a policy", permissions, hostedFeatures],
] as const)
  test(what, async ({ page }) => {
    complaintsOf(page)
    const change = { 'Permissions-Policy': permissions.replaceAll(policy, '') }
    await underHeaders(change, async (url) => {
      expect(await featuresAtTheBank(page, nestedBank, url)).toEqual(features)
    })
  })

test("a bank's page that replaces the hosted page in its frame needs a policy without a list of origins", async ({
  page,
}) => {
  const change = {
    'Permissions-Policy': permissions.replaceAll(/\([^)]*\)/g, '*'),
    // The bank of this test is local, and therefore not https.
    'Content-Security-Policy': csp.replace('frame-src', `frame-src ${BANK}`),
  }
  await underHeaders(change, async (url) => {
    const html = `<script>location = '${BANK}/'</script>`
    expect(await featuresAtTheBank(page, html, url)).toEqual(hostedFeatures)
  })
})

test('frame-src blocks a hosted page that redirects its frame to the shop', async ({ page }) => {
  const complaints = complaintsOf(page)
  await replaceHostedPages(page, `<script>location = '${SHOP}/'</script>`)
  await proceed(page)
  await expect.poll(() => complaints.join('\n')).toContain('policy violated: frame-src ')
})

for (const [directive, violated] of [
  ['script-src', 'script-src-elem'],
  ['style-src', 'style-src-elem'],
  ['connect-src', 'connect-src'],
  ['frame-src', 'frame-src'],
] as const)
  test(`the page breaks without ${directive}`, async ({ page }) => {
    const complaints = complaintsOf(page)
    const policy = csp.replace(new RegExp(`${directive} [^;]*; `), '')
    await underHeaders({ 'Content-Security-Policy': policy }, async (url) => {
      await (directive === 'frame-src' ? proceed(page, url) : page.goto(url))
      await expect.poll(() => complaints.join('\n')).toContain(`policy violated: ${violated} `)
    })
  })

/** Opens a purchase on a page whose policy allows no frame. */
function proceedWithoutFrames(page: Page, run: (url: string) => Promise<void>) {
  complaintsOf(page)
  const policy = csp.replace(/frame-src [^;]*/, "frame-src 'none'")
  return underHeaders({ 'Content-Security-Policy': policy }, async (url) => {
    await proceed(page, url)
    await run(url)
  })
}

test('the checkout offers a tab at once if the policy of the page blocks the frame', async ({
  page,
}) => {
  await proceedWithoutFrames(page, async () => {
    await expect(page.getByText('The page can’t be shown here.')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    const link = page.getByRole('link', { name: 'Open in a new tab' })
    await expect(link).toHaveAttribute('data-variant', 'primary')
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
    return page.frameLocator('iframe').getByRole('button', { name: /^Continue to pay/ })
  }

  test('does not show it', async ({ page }) => {
    complaintsOf(page)
    const button = await frameShop(page, SHOP)
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContainEqual(expect.stringMatching(errorPage))
    await expect(button).toHaveCount(0)
  })

  test('shows it without frame-ancestors', async ({ page }) => {
    const policy = csp.replace("frame-ancestors 'none'; ", '')
    await underHeaders({ 'Content-Security-Policy': policy }, async (url) => {
      await expect(await frameShop(page, url)).toBeVisible()
    })
  })
})

test('the checkout offers a tab when Cross-Origin-Embedder-Policy blocks the hosted page', async ({
  page,
}) => {
  complaintsOf(page)
  await underHeaders({ 'Cross-Origin-Embedder-Policy': 'require-corp' }, async (url) => {
    await proceed(page, url)
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContainEqual(expect.stringMatching(errorPage))
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeVisible()
    await expect(heading(page, 'Complete your payment')).toBeVisible()
  })
})

test('the checkout stays in its tab when the policy blocks the frame and the buyer opens a new tab', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await proceedWithoutFrames(page, async (url) => {
    const tab = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Open in a new tab' }).press('Enter')
    await payByCard(await tab)
    await page.bringToFront()
    await passPoll(page)
    await expect(heading(page, 'USDC sent')).toBeVisible()
    await expect(page).toHaveURL(url)
  })
})
