import { fileURLToPath } from 'node:url'
import { createOnrampClient } from '@onramp-kit/core'
import type { Service } from '@onramp-kit/msw'
import { onrampFixtures, payByCard } from '@onramp-kit/msw/playwright'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { expect, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { checkSamples, type Sample } from '../../scripts/site/samples.ts'
import { test as base } from './site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const test = base.extend(onrampFixtures)
// The address in the printed code.
test.use({ onrampBaseUrl: 'http://127.0.0.1:4010', onrampMode: 'intercept' })

/** Returns the code that the playground prints for a component. */
async function readCode(page: Page, component: string, way: string): Promise<string> {
  await page.goto(`playground/?component=${component}&code=${way}`)
  return page.getByRole('region', { name: 'Code' }).locator('pre').innerText()
}

test('the TypeScript of each component type-checks', async ({ page }) => {
  const look = 'accent=0a7a4b-&radius=4&amounts=20+50&contrast=more&theme=dark&methods=cash-app'
  const samples: Sample[] = []
  for (const component of ['checkout', 'dialog', 'order-status', 'bank-deposit', 'crypto-deposit'])
    for (const way of ['react', 'vanilla', 'appearance'])
      samples.push({
        name: `${component} ${way}`,
        language: 'tsx',
        code:
          (await readCode(page, `${component}&${look}`, way)) +
          // As `main.tsx` renders it.
          (way === 'react' ? '\nexport const main = <App />\n' : ''),
      })
  expect(samples[0]?.code).toContain("accent: 'light-dark(#0a7a4b, #6f97ff)'")
  expect(checkSamples(samples)).toBe('')
})

/** Opens an order, as a page of its status needs one. */
async function openOrder(service: Service): Promise<string> {
  const client = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'http://127.0.0.1:4010',
    fetch: service.fetch,
  })
  const { order_id } = await client.card.checkout(purchase)
  return order_id
}

/** Shows printed code as a page of a shop. */
async function show(page: Page, html: string, folder = `${root}packages/element/dist/cdn`) {
  const { url, close } = await serveFolder(folder, { base: '/onramp/' })
  await page.route(`${url}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(url)
  page.once('close', close)
}

test('the element of a checkout buys in a page', async ({ page }) => {
  await show(page, await readCode(page, 'checkout', 'element'))
  await page.getByRole('button', { name: 'Continue to pay $50.00' }).click()
  await payByCard(page)
  await expect(page.getByRole('heading', { name: /USDC sent$/ })).toBeVisible()
})

test('the element of a dialog opens in a page', async ({ page }) => {
  await show(page, await readCode(page, 'dialog', 'element'))
  await page.getByRole('button', { name: 'Buy USDC' }).click()
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Continue to pay $50.00' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the element of an order status shows an order in a page', async ({ page, onramp }) => {
  const html = await readCode(page, 'order-status', 'element')
  await show(page, html.replace('ORDER_ID', await openOrder(onramp.service)))
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
})

test('the element of a bank deposit shows the registration in a page', async ({ page }) => {
  await show(page, await readCode(page, 'bank-deposit', 'element'))
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})

/** Bundles printed code, and shows it as a page of a shop. */
async function showBundled(page: Page, code: string) {
  const { outputFiles } = await build({
    stdin: { contents: code, loader: 'tsx', resolveDir: root },
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const script = outputFiles[0]?.text.replaceAll('</script', String.raw`<\/script`)
  await show(page, `<!doctype html><body></body><script type="module">${script}</script>`)
}

test('the React checkout buys in a page', async ({ page }) => {
  const code = await readCode(page, 'checkout', 'react')
  await showBundled(
    page,
    `import { createRoot } from 'react-dom/client'
${code}
createRoot(document.body.appendChild(document.createElement('div'))).render(<App />)`,
  )
  await page.getByRole('button', { name: 'Continue to pay $50.00' }).click()
  await payByCard(page)
  await expect(page.getByRole('heading', { name: /USDC sent$/ })).toBeVisible()
})

test('the vanilla checkout buys in a page', async ({ page }) => {
  await showBundled(page, await readCode(page, 'checkout', 'vanilla'))
  await expect(page.getByText('details: nothing_charged')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await payByCard(page)
  await expect(page.getByText('sent: sent')).toBeVisible()
})

test('the vanilla dialog opens in a page', async ({ page }) => {
  await showBundled(page, await readCode(page, 'dialog', 'vanilla'))
  await page.getByRole('button', { name: 'Buy USDC' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('payable: may_be_charged')).toBeVisible()
})

test('the vanilla order status follows an order in a page', async ({ page, onramp }) => {
  const code = await readCode(page, 'order-status', 'vanilla')
  const order_id = await openOrder(onramp.service)
  await showBundled(page, code.replace('ORDER_ID', order_id))
  await expect(page.getByText('pending: may_be_charged')).toBeVisible()
  onramp.service.callback(order_id, 'order_broadcasted')
  await expect(page.getByText('sent: sent')).toBeVisible()
})

test('the vanilla bank deposit leads through the hosted pages in a page', async ({ page }) => {
  await showBundled(page, await readCode(page, 'bank-deposit', 'vanilla'))
  await expect(page.getByText('terms', { exact: true })).toBeVisible()
  await expect(page.locator('iframe')).toHaveAttribute('src', /^http:\/\/127\.0\.0\.1:4010\//)
  // The customer is registered now.
  await page.reload()
  await expect(page.getByText('terms', { exact: true })).toBeVisible()
})

test('the vanilla crypto deposit opens the hosted page in a page', async ({ page }) => {
  const code = await readCode(page, 'crypto-deposit', 'vanilla')
  await page.route('**/deposits', (route) => route.fulfill({ body: 'granted' }))
  await showBundled(page, code)
  await page.getByRole('button', { name: 'Deposit' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('src', /authorization=granted/)
})
