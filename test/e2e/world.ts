import { test as base, expect, type Frame, type Page } from '@playwright/test'
import { SERVICE } from './addresses.ts'

interface OrderState {
  readonly id: string
  readonly status: string
  readonly url: string
  readonly trail: readonly { readonly status: string }[]
}

export interface ServiceState {
  readonly orders: readonly OrderState[]
  readonly requests: Readonly<Record<string, number>>
}

export async function serviceState(): Promise<ServiceState> {
  return (await fetch(`${SERVICE}/_simulator/state`)).json() as Promise<ServiceState>
}

export async function control(path: string, body: object = {}): Promise<void> {
  const response = await fetch(`${SERVICE}/_simulator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

export async function rail(status: string): Promise<void> {
  const [order] = (await serviceState()).orders
  await control(`orders/${order?.id}/callbacks`, { status })
}

export const orderReads = async () => (await serviceState()).requests['card.orders.get'] ?? 0

export const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** Opens the purchase with what the form holds. */
export async function proceed(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: /^Continue with/ }).click()
  await expect(heading(page, 'Waiting for your payment')).toBeVisible()
}

/** The hosted page inside of the shop, once it is there. */
export async function hostedFrame(page: Page): Promise<Frame> {
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible()
  const frame = page.frames().find((each) => each.url().includes('/pay/'))
  if (frame === undefined) throw new Error('the hosted page is not framed')
  return frame
}

/**
 * A test with a fresh service, and a page of which every policy violation, uncaught error and console error is collected:
 * there must be none.
 */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    await control('reset')
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy violated: ${violatedDirective} ${blockedURI}`),
      )
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect } from '@playwright/test'
