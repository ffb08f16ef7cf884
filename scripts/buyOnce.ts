// Purchases in headless Chromium, from the simulated service.
import type { ServiceState } from '@onramp-kit/msw'
import { payByCard } from '@onramp-kit/msw/playwright'
import { chromium, type Locator } from '@playwright/test'
import { launchOptions } from './browser.mjs'

interface Purchase {
  /** URL of the page with the checkout. */
  readonly shop: string
  /** URL of the simulated service, new: a server, or a worker of the page. */
  readonly service: string
  /** The browser's language, and the names of the button and the last heading in it. @default English */
  readonly language?: {
    readonly locale: string
    readonly proceed: RegExp
    readonly sent: string
  }
}

/** What a browser in English shows. */
export const english = { locale: 'en-US', proceed: /^Continue to pay/, sent: 'USDC sent' }

/**
 * Completes a purchase and returns the history of its status.
 * @throws if the page reports an error in its console, or did not open exactly one order
 */
export async function buy({
  shop,
  service,
  language = english,
}: Purchase): Promise<readonly string[]> {
  const browser = await chromium.launch(launchOptions)
  const complaints: string[] = []
  try {
    const page = await browser.newPage({ locale: language.locale })
    page.setDefaultTimeout(60_000)
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    // An icon is the merchant's own.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await page.goto(shop)
    // A server-rendered form loads its quote once it responds to clicks.
    await page.locator('.onramp-quote[data-state="fresh"]').waitFor()
    const submit = page.getByRole('button', { name: language.proceed })
    await expectStyles(submit)
    await submit.click()
    await payByCard(page)
    await page.getByRole('heading', { name: language.sent }).waitFor()

    const { orders, requests } = await page.evaluate(readState, service)
    const sent = requests['card.checkout']
    const [order] = orders
    if (order === undefined || orders.length > 1 || sent !== 1)
      throw new Error(`${sent} purchases were sent, and ${orders.length} orders opened.`)
    if (complaints.length > 0) throw new Error('The page reported an error.')
    return order.status_history.map(({ status }) => status)
  } catch (error) {
    throw new Error([String(error), ...complaints].join('\n'), { cause: error })
  } finally {
    await browser.close()
  }
}

/** Reads the state of a service in the page, which alone reaches its worker. */
async function readState(service: string): Promise<ServiceState> {
  const response = await fetch(`${service}/_simulator/state`)
  return response.json()
}

/** Throws unless the button of a checkout looks different from a plain button. */
async function expectStyles(button: Locator): Promise<void> {
  const isStyled = await button.evaluate((ours) => {
    const plain = ours.ownerDocument.body.appendChild(document.createElement('button'))
    const [colored, bare] = [ours, plain].map((each) => getComputedStyle(each).backgroundColor)
    plain.remove()
    return colored !== bare
  })
  if (!isStyled) throw new Error('The stylesheet does not apply.')
}

/** Pays on a hosted page, which stays open until `until` resolves. */
export async function pay(url: string, until: () => Promise<void>): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage()
    await page.goto(url)
    await payByCard(page)
    await until()
  } finally {
    await browser.close()
  }
}

/** Completes a purchase, and prints the history of its status. Returns the exit code. */
export async function buyOnce(purchase: Purchase): Promise<number> {
  try {
    const statuses = await buy(purchase)
    console.log(`Bought once: ${statuses.join(' → ')}`)
    return 0
  } catch (error) {
    console.error(error)
    return 1
  }
}
