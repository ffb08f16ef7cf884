import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { payByCard } from '@onramp-kit/msw/playwright'
import { expect } from '@playwright/test'
import { base, origin } from '../place.ts'
import { layoutShift, test } from './site.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`a reader buys on the home page at ${width} px, and nothing moves while it loads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('')
    const demo = page.getByRole('region', { name: 'Live checkout' })
    await demo.scrollIntoViewIfNeeded()
    await expect(demo.getByRole('button', { name: /^Continue to pay/ })).toBeVisible()
    const shown = await demo.locator('.onramp-root').boundingBox()
    expect(shown?.width).toBe((await demo.boundingBox())?.width)
    expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.05)
    await demo.getByRole('button', { name: /^Continue to pay/ }).press('Enter')
    await payByCard(page)
    await expect(demo.getByRole('heading', { name: /USDC sent$/ })).toBeVisible()
  })

test('a shared link shows the card, and the browser the icon', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('guides/embed/')
  const address = (name: string) =>
    page.locator(`meta[property="${name}"]`).first().getAttribute('content')
  expect(await address('og:image')).toBe(`${origin}${base}card.png`)
  const icons = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(icons).toHaveLength(2)
  for (const icon of [...icons, `${baseURL}card.png`])
    expect((await request.get(icon)).status(), icon).toBe(200)
})

test('the sidebar groups the pages by what a reader does', async ({ page }) => {
  await page.goto('getting-started/')
  const groups = page.locator('#starlight__sidebar .top-level > li > details > summary')
  await expect(groups).toHaveText([
    'Start',
    'Build',
    'Customize',
    'Test',
    'Server',
    'Operate',
    'Reference',
    'Internals',
  ])
})

test('the lifecycle of an order is a drawing with each status, and a description', async ({
  page,
}) => {
  await page.goto('concepts/order-lifecycle/')
  const statuses = ['payment_pending', 'order_completed', 'order_broadcasted', 'order_cancelled']
  const drawing = page.getByRole('img', { name: new RegExp(statuses.join('.*')) })
  await expect(drawing).toBeVisible()
  await expect(drawing.locator('.name')).toHaveText(statuses)
})

test('an address that does not exist shows where to go', async ({ page }) => {
  await page.goto('404.html')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(links.length).toBeGreaterThan(3)
  for (const link of links)
    expect(existsSync(`${dist}${link.slice(base.length)}index.html`), link).toBe(true)
})

test('the storybook opens on Getting started', async ({ page }) => {
  await page.goto('storybook/')
  await expect(page).toHaveURL(/docs-getting-started/)
})
