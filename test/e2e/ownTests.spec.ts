import { onrampFixtures } from '@onramp-kit/msw/playwright'
import { test as base, expect } from '@playwright/test'

const test = base.extend(onrampFixtures)

test('a buyer tops up', async ({ page, onramp }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Continue to pay/ }).click()
  await onramp.payByCard(page)
  await expect(page.getByRole('heading', { name: 'USDC sent' })).toBeVisible()
  expect(onramp.service.state().requests['card.checkout']).toBe(1)
})

test('a buyer in Germany pays in euros', async ({ page }) => {
  await page.goto('/')
  const country = page.getByLabel('Country or region')
  await country.focus() // the list has its options from then on
  await country.selectOption('DE')
  await expect(page.getByRole('button', { name: /^Continue to pay €50/ })).toBeVisible()
})

test.describe('a payment in review', () => {
  test.use({ onrampOptions: { scenario: 'in_review' } })

  test('arrives after half an hour', async ({ page, onramp }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /^Continue to pay/ }).click()
    await onramp.payByCard(page)
    await expect(page.frameLocator('iframe').getByText('Payment in review')).toBeVisible()
    onramp.service.advance(31 * 60_000) // the virtual clock
    await expect(page.getByRole('heading', { name: 'USDC sent' })).toBeVisible()
  })
})
