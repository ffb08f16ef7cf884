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

const BANK = 'http://bank.localhost:9'
const nestedBank = `<iframe title="Bank" allow="${hostedFeatures.map((feature) => `${feature} *`).join('; ')}" src="${BANK}/"></iframe>`

/** Has every hosted page be `html`, and a bank be of yet another origin. */
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

/** What the page of a bank may use, for 3-D Secure, that is somewhere in the frame of `html`. */
async function featuresAtTheBank(page: Page, html: string, shop?: string) {
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

test('the shop of these tests is served with exactly the headers of docs/security-headers.md', async ({
  page,
}) => {
  const headers = (await page.goto('/'))?.headers() ?? {}
  for (const [name, value] of Object.entries(shopPolicy))
    expect(headers[name.toLowerCase()]).toBe(value)
})

test('what a payment needs reaches the page of a bank in the frame of the hosted page', async ({
  page,
}) => {
  expect(await featuresAtTheBank(page, nestedBank)).toEqual(hostedFeatures)
})

for (const [what, policy, features] of [
  ['none of it does where the policy does not name the hosted page', ` "${SERVICE}"`, []],
  ['none of it does where the policy does not name the page itself', 'self ', []],
  ['all of it does without a policy', permissions, hostedFeatures],
] as const)
  test(what, async ({ page }) => {
    complaintsOf(page)
    const change = { 'Permissions-Policy': permissions.replaceAll(policy, '') }
    await underHeaders(change, async (url) => {
      expect(await featuresAtTheBank(page, nestedBank, url)).toEqual(features)
    })
  })

test('a bank that the frame itself is sent on to needs a policy that names nobody', async ({
  page,
}) => {
  const change = {
    'Permissions-Policy': permissions.replaceAll(/\([^)]*\)/g, '*'),
    // The bank of this test is on this machine, and so not https.
    'Content-Security-Policy': csp.replace('frame-src', `frame-src ${BANK}`),
  }
  await underHeaders(change, async (url) => {
    const html = `<script>location = '${BANK}/'</script>`
    expect(await featuresAtTheBank(page, html, url)).toEqual(hostedFeatures)
  })
})

test('a hosted page that sends its frame on to the shop itself is stopped by frame-src', async ({
  page,
}) => {
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
