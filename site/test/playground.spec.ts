import { payByCard } from '@onramp-kit/msw/playwright'
import { expect } from '@playwright/test'
import { checkSamples } from '../../scripts/site/samples.ts'
import { test } from './site.ts'

test.beforeEach(({ page }) => page.goto('playground/'))

test('a reader edits the props, and the component and the code follow', async ({ page }) => {
  const live = page.getByRole('region', { name: 'Live component' })
  const code = page.getByRole('region', { name: 'Code' })
  await expect(live.getByRole('button', { name: /^Continue/ })).toBeVisible()
  await page.getByLabel('defaultAmount').fill('120')
  await expect(code).toContainText('defaultAmount="120"')
  await page.getByLabel('locale').selectOption('de')
  await expect(code).toContainText('locale="de"')
  await expect(live).toContainText('Land')
  await page.getByLabel('currency').selectOption('GBP')
  await expect(code).toContainText('currency="GBP"')
  await page.getByLabel('radius').fill('4')
  await page.getByLabel('amounts').fill('20, 50')
  await expect(code).toContainText("amounts={['20', '50']}")
  const printed = await code.locator('code').innerText()
  expect(checkSamples([{ name: 'playground', language: 'tsx', code: printed }])).toBe('')
})

test('a reader buys in the playground without a request beyond the site', async ({
  page,
  baseURL,
}) => {
  const answered = new Set<string>()
  page.on('response', (response) => void answered.add(new URL(response.url()).origin))
  await page.getByRole('button', { name: /^Continue/ }).press('Enter')
  await payByCard(page)
  await expect(page.getByRole('heading', { name: /USDC sent$/ })).toBeVisible()
  expect(
    [...answered].filter((origin) => origin !== new URL(baseURL ?? '').origin && origin !== 'null'),
  ).toEqual([])
})

test('a reader selects a scenario', async ({ page }) => {
  await page.getByLabel('scenario').selectOption('market_not_served')
  await page.getByRole('button', { name: /^Continue/ }).press('Enter')
  await expect(
    page.getByRole('region', { name: 'Live component' }).getByRole('alert'),
  ).toBeVisible()
})

test('the storybook opens beside the pages', async ({ page }) => {
  const response = await page.goto('storybook/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('link', { name: 'Getting started' }).first()).toBeVisible()
})

for (const [what, text, page] of [
  ['an error code', 'origin_not_allowed', 'origin_not_allowed'],
  ['a status', 'order_broadcasted', 'Statuses'],
  ['a chain', 'Arbitrum', 'Chains and tokens'],
  ['a currency', 'JPY', 'Currencies and countries'],
  ['a prop', 'defaultAmount', 'Components'],
  ['a message', 'checkout.continueToGet', 'Messages'],
] as const)
  test(`the search finds ${what}`, async ({ page: site }) => {
    await site.getByRole('button', { name: 'Search' }).click()
    await site.getByRole('searchbox').fill(text)
    await expect(site.getByRole('dialog').getByRole('link', { name: page }).first()).toBeVisible()
  })
