import type { ServiceState } from '@onramp-kit/msw'
import { payByCard } from '@onramp-kit/msw/playwright'
import { type Browser, expect, type Request } from '@playwright/test'

export interface Purchase {
  /** URL of the page with the checkout. */
  readonly shop: string
  /** URL of the simulated service, new: a server, or a worker of the page. */
  readonly service: string
  /** The language of the browser. @default 'en-US' */
  readonly locale?: keyof typeof words
  /** The name of a button that the shop adds, and that opens the purchase. */
  readonly button?: string
}

/** The first button and the last heading, in the languages that projects are bought in. */
const words = {
  'en-US': [/^Continue to pay/, 'USDC sent'],
  'de-AT': [/^Weiter zur Zahlung/, 'USDC gesendet'],
} as const

/** Completes a purchase. Fails if the page reports an error in its console, or did not open exactly one order. */
export async function buy(
  browser: Browser,
  { shop, service, locale = 'en-US', button }: Purchase,
): Promise<void> {
  const [ours, heading] = words[locale]
  const page = await browser.newPage({ locale })
  page.setDefaultTimeout(60_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const reports = new Set<Request>()
  page.on('request', (request) => void (request.method() === 'PUT' && reports.add(request)))
  page.on('requestfinished', (request) => void reports.delete(request))
  page.on('requestfailed', (request) => void reports.delete(request))
  try {
    // An icon is the merchant's own.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await page.goto(shop)
    // A server-rendered form loads its quote once it responds to clicks.
    await page.locator('.onramp-quote[data-state="fresh"]').waitFor()
    const submit = page.getByRole('button', { name: button ?? ours })
    const looks = await submit.evaluate((styled) => {
      const plain = styled.ownerDocument.body.appendChild(document.createElement('button'))
      const colors = [styled, plain].map((each) => getComputedStyle(each).backgroundColor)
      plain.remove()
      return colors
    })
    expect(looks[0], 'the stylesheet applies').not.toBe(looks[1])
    await submit.click()
    await payByCard(page)
    await page.getByRole('heading', { name: heading }).waitFor()
    // The next step may read what the page has reported to its server.
    await expect.poll(() => reports.size).toBe(0)

    // In the page, which alone reaches its worker.
    const state = await page.evaluate(
      async (url): Promise<ServiceState> => (await fetch(`${url}/_simulator/state`)).json(),
      service,
    )
    expect(state.orders).toHaveLength(1)
    expect(state.requests['card.checkout']).toBe(1)
    expect(complaints).toEqual([])
  } catch (error) {
    throw new Error([String(error), ...complaints].join('\n'), { cause: error })
  } finally {
    await page.close()
  }
}

/** An in-app browser, in which a checkout redirects. */
const inAppBrowser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MetaMaskMobile'

/** Opens a purchase in an in-app browser, whose page leaves for the payment page. */
export async function leave(browser: Browser, shop: string, service: string): Promise<void> {
  const page = await browser.newPage({ locale: 'en-US', userAgent: inAppBrowser })
  await page.goto(shop)
  await page.locator('.onramp-quote[data-state="fresh"]').waitFor()
  await page.getByRole('button', { name: /^Continue to pay/ }).click()
  await page.waitForURL(`${service}/**`)
  await page.close()
}

/** Pays on a hosted page, which stays open until another URL responds with a text. */
export async function pay(
  browser: Browser,
  url: string,
  [until, text]: readonly [url: string, text: string],
): Promise<void> {
  const page = await browser.newPage()
  await page.goto(url)
  await payByCard(page)
  await expect.poll(async () => (await fetch(until)).text(), { timeout: 60_000 }).toContain(text)
  await page.close()
}
