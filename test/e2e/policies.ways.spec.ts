import { payByCard } from '@onramp-kit/msw/playwright'
import { type PagePolicy, pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { SERVICE } from './addresses.ts'
import { servePage } from './servePage.ts'
import { expect, heading, proceed, rail, test } from './world.ts'

async function withPage(script: string, policy: PagePolicy, run: (url: string) => Promise<void>) {
  const { url, close } = await servePage(script, policy)
  await run(url).finally(close)
}

test('the client works under the policy of a page without components', async ({
  page,
  service,
}) => {
  const policy = pagePolicies.client({ service: SERVICE, hosted: [] })
  await withPage('pages/client.ts', policy, async (url) => {
    await page.goto(`${url}/?service=${SERVICE}`)
    await expect(page.getByText('payment_pending')).toBeVisible()
    rail(service, 'order_broadcasted')
    await expect(page.getByText('order_broadcasted')).toBeVisible()
  })
})

test('the worker works under the policy of a page with the simulated service', async ({ page }) => {
  const service = 'https://service.example'
  const policy = pagePolicies.worker({ service, hosted: [service] })
  await withPage('pages/worker.tsx', policy, async (url) => {
    await proceed(page, url)
    await payByCard(page)
    await expect(heading(page, 'USDC sent')).toBeVisible()
  })
})
