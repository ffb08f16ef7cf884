import type { Page } from '@playwright/test'
import { SERVICE } from './addresses.ts'
import { serveMerchant } from './serveMerchant.ts'
import { expect, heading, patient, test, UNTIL_ADVANCED } from './world.ts'

test.use(patient)

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

/** A message that the merchant's page received, and whether the framed window sent it. */
interface Heard {
  readonly origin: string
  readonly data: unknown
  readonly fromFrame: boolean
}

/** Sends a request from the merchant's page, as a client would. */
async function ask<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([url, json]) => {
      const response = await fetch(url, {
        method: json === null ? 'GET' : 'POST',
        headers: { 'x-svc-publishable-key': 'svc_public_sandbox_demo' },
        body: json,
      })
      return response.json() as never
    },
    [`${SERVICE}/v1/virtual-accounts${path}`, body ? JSON.stringify(body) : null] as const,
  )
}

interface Status {
  readonly status: string
  readonly has_accepted_terms_of_service: boolean
}
const status = (page: Page) => ask<Status>(page, `/status?wallet=${wallet}`)

/** Opens a merchant's page that frames a customer's hosted page. */
async function frameHosted(page: Page, step: 'terms-of-service' | 'identity-verification') {
  const { url } = await ask<{ url: string }>(page, `/${step}`, { wallet })
  await page.evaluate((src) => {
    document.querySelector('iframe')?.remove()
    const frame = document.createElement('iframe')
    frame.title = 'Hosted page'
    frame.src = src
    document.body.append(frame)
  }, url)
  return page.frameLocator('iframe')
}

const heard = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)

let merchant: Awaited<ReturnType<typeof serveMerchant>>
test.beforeAll(async () => {
  merchant = await serveMerchant()
})
test.afterAll(() => merchant.close())

test.beforeEach(async ({ page }) => {
  await page.goto(merchant.url)
  await ask(page, '/register', { wallet, country: 'DE', email: 'ada@example.com' })
})

test('the hosted page posts that the terms are accepted, and the status confirms it', async ({
  page,
}) => {
  const frame = await frameHosted(page, 'terms-of-service')
  await frame.getByRole('button', { name: 'Accept' }).click()
  await expect(frame.getByText('Check the box to accept the terms.')).toBeVisible()
  expect(await heard(page)).toEqual([])
  expect(await status(page)).toMatchObject({ has_accepted_terms_of_service: false })
  await frame.getByRole('checkbox').check()
  await frame.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => heard(page)).toHaveLength(1)
  expect(await heard(page)).toEqual([
    {
      origin: SERVICE,
      data: { signedAgreementId: expect.stringMatching(/^[\da-f-]{36}$/) },
      fromFrame: true,
    },
  ])
  expect(await status(page)).toMatchObject({ has_accepted_terms_of_service: true })
})

test('the identity page posts no message, and the status shows the result of the review', async ({
  page,
  service,
}) => {
  const terms = await frameHosted(page, 'terms-of-service')
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => heard(page)).toHaveLength(1)
  const frame = await frameHosted(page, 'identity-verification')
  await frame.getByLabel('Full name').fill('Ada Lovelace')
  expect(await status(page)).toMatchObject({ status: 'incomplete' })
  await frame.getByLabel('Date of birth').fill('1990-12-10')
  await frame.getByLabel('Street and number').fill('Musterstraße 1')
  await frame.getByLabel('Postal code').fill('10115')
  await frame.getByLabel('City').fill('Berlin')
  await frame.getByLabel('Document', { exact: true }).selectOption('Passport')
  await frame.getByLabel('Document number').fill('C01X00T47')
  await frame.getByRole('button', { name: 'Submit for review' }).click()
  await expect(frame.getByRole('heading', { name: 'Your details are in review' })).toBeVisible()
  expect(await status(page)).toMatchObject({ status: 'under_review' })
  service.advance(UNTIL_ADVANCED)
  await expect(frame.getByRole('heading', { name: 'Identity verified' })).toBeVisible()
  expect(await status(page)).toMatchObject({ status: 'active' })
  expect(await ask(page, `?wallet=${wallet}`)).toMatchObject({ count: 3 })
  expect(await heard(page)).toHaveLength(1)
})

test('the deposit page requires at least 3 dollars from Cash App', async ({ page }) => {
  await page.goto(`${SERVICE}/deposit?merchant_id=merchant_sandbox&authorization=granted`)
  await page.getByLabel('Deposit with').selectOption('Cash App')
  await page.getByLabel('Amount in USD').fill('2.99')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The minimum Cash App deposit is $3.00.')).toBeVisible()
  await page.getByLabel('Amount in USD').fill('3')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Deposit started')).toBeVisible()
})
