import { readFileSync } from 'node:fs'
import type { Service } from '@onramp-kit/msw'
import { onrampFixtures } from '@onramp-kit/msw/playwright'
import { secretsIn } from '@onramp-kit/test-tools/secrets/secretsIn'
import { test as base, expect, type Frame, type Page, type Response } from '@playwright/test'
import { createAnswerCheck } from '../contract/conformance/answerCheck.ts'
import { SERVICE } from './addresses.ts'

interface Reply {
  readonly url: string
  readonly order_id: string
}

/** Sends a request to the service, as a merchant's server would. */
export async function ask(path: string, body: object): Promise<Reply> {
  const response = await fetch(`${SERVICE}/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-svc-publishable-key': 'svc_public_sandbox_demo',
    },
    body: JSON.stringify(body),
  })
  return response.json() as Promise<Reply>
}

/** A callback of the payment rail about the only order. */
export function rail(service: Service, status: string): void {
  const [order] = service.state().orders
  service.callback(order?.id ?? '', status)
}

/** A service in which a payout and a review last until `service.advance(UNTIL_ADVANCED)` ends them, however slow the test is. */
export const UNTIL_ADVANCED = 3_600_000
export const patient = {
  onrampOptions: { settleAfterMs: UNTIL_ADVANCED, reviewAfterMs: UNTIL_ADVANCED },
}

/** Lets the time of the page pass until the checkout has polled the order. The clock of the page must be installed. */
export const passPoll = (page: Page) => page.clock.fastForward(10_000)

export const orderReads = (service: Service) => service.state().requests['card.orders.get'] ?? 0

/** Ignores errors in the console, for a test that expects some. Firefox also reports them as errors of the page. */
export function ignoreComplaints(page: Page): void {
  page.removeAllListeners('console')
  page.removeAllListeners('pageerror')
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

/** Submits the form to open the purchase. */
export async function proceed(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: /^Continue to pay/ }).click()
  await expect(heading(page, 'Complete your payment')).toBeVisible()
}

/** The hosted page in the shop, once it has loaded. */
export async function hostedFrame(page: Page): Promise<Frame> {
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible()
  const frame = page.frames().find((each) => each.url().includes('/pay/'))
  if (frame === undefined) throw new Error('the hosted page is not framed')
  return frame
}

const openApi = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')
const check = createAnswerCheck(JSON.parse(openApi) as object)

/** What is wrong with a response of the service, or `undefined`. */
async function faultOf(response: Response): Promise<string | undefined> {
  const { origin, pathname } = new URL(response.url())
  if (origin !== SERVICE) return undefined
  // The browser drops the bodies of a page after navigation.
  const text = await response.text().catch(() => undefined)
  if (text === undefined) return undefined
  return check({
    method: response.request().method(),
    path: pathname,
    status: response.status(),
    contentType: response.headers()['content-type'] ?? null,
    text,
  })
}

/** A test with a new service. */
export const serviceTest = base.extend(onrampFixtures).extend<{ service: Service }>({
  service: ({ onramp }, use) => use(onramp.service),
})

/**
 * A test with a new service, whose responses must conform to generated/openapi.json, and a page that must report no policy
 * violation, uncaught error or console error. Printed output and browser storage must contain no secrets.
 */
export const test = serviceTest.extend({
  page: async ({ context, page }, use) => {
    const faults: Promise<string | undefined>[] = []
    context.on('response', (response) => faults.push(faultOf(response)))
    const complaints: string[] = []
    const printed: string[] = []
    context.on('console', (message) => printed.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy violated: ${violatedDirective} ${blockedURI}`),
      )
      new ReportingObserver(
        (reports) => {
          for (const { type, body } of reports) console.error(`reported: ${type}`, body)
        },
        { buffered: true },
      ).observe()
    })
    await use(page)
    expect(complaints).toEqual([])
    const stored = JSON.stringify(await context.storageState({ indexedDB: true }))
    expect(secretsIn([stored, ...printed].join('\n'))).toEqual([])
    expect((await Promise.all(faults)).filter((fault) => fault !== undefined)).toEqual([])
  },
})

export { expect } from '@playwright/test'
