// Completes one purchase in headless Chromium and prints the orders of the service. Returns the exit code.

import { payByCard } from '@onramp-kit/msw/playwright'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser.mjs'

export async function buyOnce({ shop, service }) {
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    await page.goto(shop)
    await page.getByRole('button', { name: /^Continue to pay/ }).click()
    await payByCard(page)
    await page.getByRole('heading', { name: 'USDC sent' }).waitFor({ timeout: 60_000 })

    const { orders, requests } = await (await fetch(`${service}/_simulator/state`)).json()
    console.log(`Orders: ${orders.length}. Purchases sent: ${requests['card.checkout']}.`)
    console.log(
      orders
        .map(({ statusHistory }) => statusHistory.map(({ status }) => status).join(' → '))
        .join('\n'),
    )
    return orders.length === 1 && requests['card.checkout'] === 1 ? 0 : 1
  } catch (error) {
    console.error(error)
    return 1
  } finally {
    await browser.close()
  }
}
