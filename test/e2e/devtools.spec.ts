import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { SERVICE } from './addresses.ts'
import { servePage } from './servePage.ts'
import { expect, heading, ignoreComplaints, proceed, test } from './world.ts'

let served: Awaited<ReturnType<typeof servePage>>
test.beforeAll(async () => {
  const policy = pagePolicies.components({ service: SERVICE, hosted: [SERVICE] })
  served = await servePage('pages/devtools.tsx', policy)
})
test.afterAll(() => served.close())

test('the devtools work and look the same under the strictest policy of a page', async ({
  page,
  service,
}) => {
  await proceed(page, `${served.url}/?service=${SERVICE}`)
  await page.getByRole('button', { name: 'Onramp devtools' }).click()
  const panel = page.getByRole('region', { name: 'Onramp devtools' })
  await expect(panel).toHaveCSS('position', 'fixed')
  const { now } = service.state()
  await panel.getByRole('button', { name: '+1 h' }).click()
  await expect.poll(() => Date.parse(service.state().now) - Date.parse(now)).toBeGreaterThan(3e6)
  await panel.getByRole('button', { name: 'order_broadcasted' }).click()
  await expect(heading(page, 'USDC sent')).toBeVisible()
  await expect(panel.getByRole('cell', { name: 'card.checkout' })).toBeVisible()
})

test('the checkout works without the panel of the devtools if its script fails to load', async ({
  page,
}) => {
  ignoreComplaints(page)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const reported = page.waitForEvent('console', (message) =>
    message.text().startsWith('<OnrampDevtools>'),
  )
  await page.route('**/DevtoolsPanel-*.js', (route) => route.abort())
  await proceed(page, `${served.url}/?service=${SERVICE}`)
  expect((await reported).text()).toContain(
    'shows no panel until you reload the page, because its script failed to load: ',
  )
  expect(errors).toEqual([])
  await expect(page.getByRole('region', { name: 'Onramp devtools' })).toHaveCount(0)
})
