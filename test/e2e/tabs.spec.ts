import { type BrowserContext, expect } from '@playwright/test'
import { SHOP } from './addresses.ts'
import { heading, serviceTest as test } from './world.ts'

/** A host name that is not loopback: over http its pages have no Web Locks. */
const INSECURE_SHOP = SHOP.replace('localhost', 'shop.example')

/** Opens the shop in two tabs and presses "Continue" in both at once. */
async function buyInTwoTabs(context: BrowserContext, shop: string) {
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  const buttons = tabs.map((tab) => tab.getByRole('button', { name: /^Continue to pay/ }))
  await Promise.all(tabs.map((tab) => tab.goto(shop)))
  await Promise.all(buttons.map((button) => button.waitFor()))
  await Promise.all(buttons.map((button) => button.click()))
  // Only the tab that opened the order has its page.
  for (const tab of tabs)
    await expect(heading(tab, /^(Complete|Waiting for) your payment$/)).toBeVisible()
  return tabs
}

for (const [where, shop, locks] of [
  ['with Web Locks', SHOP, true],
  ['over http, without Web Locks,', INSECURE_SHOP, false],
] as const)
  test(`two tabs ${where} open one purchase when the buyer presses "Continue" in both`, async ({
    context,
    service,
  }) => {
    const [tab] = await buyInTwoTabs(context, shop)
    expect(await tab?.evaluate(() => 'locks' in navigator)).toBe(locks)
    expect(service.state().requests['card.checkout']).toBe(1)
  })
