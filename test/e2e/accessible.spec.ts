import type { CustomerStatus } from '@onramp-kit/core'
import type { Service } from '@onramp-kit/msw'
import { payByCard } from '@onramp-kit/msw/playwright'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { SERVICE } from './addresses.ts'
import { ask, expect, rail, test } from './world.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

// Text that fades in has less contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The axe rules of WCAG 2.2 AA and best practices. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function openPayment(page: Page, changes: object = {}) {
  const { url } = await ask('card/checkout', { ...purchase, ...changes })
  await page.goto(url)
}
async function pay(page: Page, number: string) {
  await openPayment(page)
  await payByCard(page, { number, code: null })
}
async function openCustomerPage(page: Page, step: 'terms-of-service' | 'identity-verification') {
  await ask('virtual-accounts/register', registration)
  const { url } = await ask(`virtual-accounts/${step}`, { wallet: WALLET })
  await page.goto(url)
}
async function openIdentity(page: Page, service: Service, status: CustomerStatus) {
  await openCustomerPage(page, 'identity-verification')
  service.customerStatus(WALLET, status)
  await page.reload()
}
async function openDeposit(page: Page, amount: string) {
  await page.goto(`${SERVICE}/deposit?merchant_id=merchant_sandbox&authorization=granted`)
  await page.getByLabel('Deposit with').selectOption('Cash App')
  await page.getByLabel('Amount in USD').fill(amount)
}

/** Each state of a hosted page: its visible text, and the steps that lead to it. */
const states: Readonly<
  Record<string, readonly [read: string, come: (page: Page, service: Service) => Promise<void>]>
> = {
  'it requests a card': ['Pay $50.00', (page) => openPayment(page)],
  'it reports a missing card number': [
    'Enter the card number.',
    async (page) => {
      await openPayment(page)
      await press(page, /^Pay/)
    },
  ],
  'it declines a card': ['Your card was declined.', (page) => pay(page, '4000 0000 0000 0002')],
  'it requests a code': ['Confirm your payment', (page) => pay(page, '4242 4242 4242 4242')],
  'it rejects a wrong code': [
    'This code is incorrect.',
    async (page) => {
      await pay(page, '4242 4242 4242 4242')
      await page.getByLabel('One-time code').fill('000000')
      await press(page, 'Confirm')
    },
  ],
  'it confirms a payment': ['Payment received', (page) => pay(page, '5555 5555 5555 4444')],
  'it reports a canceled payment': [
    'Payment canceled',
    async (page, service) => {
      await openPayment(page)
      rail(service, 'order_cancelled')
      await page.reload()
    },
  ],
  'it offers Apple Pay': [
    'Pay with Apple Pay',
    (page) => openPayment(page, { payment_method: 'apple-pay' }),
  ],
  'it offers Google Pay': [
    'Pay with Google Pay',
    (page) => openPayment(page, { payment_method: 'google-pay' }),
  ],
  'it shows the terms': ['Accept', (page) => openCustomerPage(page, 'terms-of-service')],
  'it rejects unchecked terms': [
    'Check the box to accept the terms.',
    async (page) => {
      await openCustomerPage(page, 'terms-of-service')
      await press(page, 'Accept')
    },
  ],
  'it requests an identity': [
    'Verify your identity',
    (page) => openCustomerPage(page, 'identity-verification'),
  ],
  'a date of birth is missing': [
    'Enter your date of birth.',
    async (page) => {
      await openCustomerPage(page, 'identity-verification')
      await press(page, 'Submit for review')
    },
  ],
  'it reviews an identity': [
    'Your details are in review',
    (page, service) => openIdentity(page, service, 'under_review'),
  ],
  'it confirms an identity': [
    'Identity verified',
    (page, service) => openIdentity(page, service, 'active'),
  ],
  'it reports a rejected identity': [
    'Identity not verified',
    (page, service) => openIdentity(page, service, 'rejected'),
  ],
  'it requests a deposit': ['Make a deposit', (page) => openDeposit(page, '')],
  'it reports an invalid deposit amount': [
    'Enter a valid amount, like 25.50.',
    async (page) => {
      await openDeposit(page, 'much')
      await press(page, 'Continue')
    },
  ],
  'a deposit has begun': [
    'Deposit started',
    async (page) => {
      await openDeposit(page, '25')
      await press(page, 'Continue')
    },
  ],
}

for (const [state, [read, come]] of Object.entries(states)) {
  test(`the hosted page passes axe where ${state}`, async ({ page, service }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await come(page, service)
    await expect(page.getByText(read).first()).toBeVisible()
    // Runs axe through the browser, because the page's policy blocks scripts.
    await page.evaluate(axe.source)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const found = await page.evaluate(
        async (options) => {
          const { violations } = await window.axe.run(document, options)
          return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
        },
        { runOnly },
      )
      expect([colorScheme, ...found]).toEqual([colorScheme])
    }
  })
}
