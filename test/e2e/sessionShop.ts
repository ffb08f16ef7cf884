import type { SupersededClient } from '@onramp-kit/superseded'
import type { BrowserContext, Page } from '@playwright/test'
import { throwawayWallet } from '../../packages/superseded/src/simulator/throwawayWallet.test.helper.ts'
import { SESSION_SERVICE, SESSION_SHOP } from './addresses.ts'

declare global {
  interface Window {
    onramp: SupersededClient
  }
}

const wallet = throwawayWallet()
export const { address } = wallet

/** Opens the shop's page and waits for its client. */
export async function openShop(page: Page): Promise<void> {
  await page.goto(SESSION_SHOP)
  await page.waitForFunction(() => 'onramp' in window)
}

/** Signs in from the page, with a wallet of the test. */
export async function signIn(page: Page): Promise<void> {
  const proof = wallet.siwe({
    domain: new URL(SESSION_SHOP).host,
    uri: SESSION_SHOP,
    issuedAt: Date.now(),
  })
  await page.evaluate((input) => window.onramp.session.siwe(input), proof)
}

export const register = (page: Page) =>
  page.evaluate((input) => window.onramp.wallets.register(input), {
    address,
    country: 'de',
    email: 'ada@example.com',
  })

/** The customer status that the client reads, or the code of its error. */
export const read = (page: Page) =>
  page.evaluate(
    (asked) =>
      window.onramp.wallets.get({ address: asked }).then(
        ({ status }) => status,
        ({ code }: { code: string }) => code,
      ),
    address,
  )

/** The cookies of the service, that of the session first. */
export const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies(`${SESSION_SERVICE}/v1/session/x`)).toSorted((a, b) =>
    b.name.localeCompare(a.name),
  )
