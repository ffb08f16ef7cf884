import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { payByCard } from '@onramp-kit/msw/playwright'
import { expect, test } from '@playwright/test'
import { serveFolder } from '../../scripts/serveFolder.ts'

const built = fileURLToPath(new URL('../../storybook-static', import.meta.url))
let site: Awaited<ReturnType<typeof serveFolder>>
test.beforeAll(async () => {
  site = await serveFolder(built)
})
test.afterAll(() => site.close())

test('a buyer completes a purchase in a built story without a server', async ({ page }) => {
  const answered: string[] = []
  page.on('response', (response) => void answered.push(new URL(response.url()).origin))
  await page.goto(`${site.url}/iframe.html?id=checkout-order--paying`)
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'USDC sent' })).toBeVisible()
  expect([...new Set(answered)]).toEqual([site.url])
})

test('a buyer cancels a purchase with the card page in its own tab', async ({ page, context }) => {
  await page.goto(`${site.url}/iframe.html?id=checkout-order--paying`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open in a new tab' }).press('Enter')
  const tab = await opened
  await tab.frameLocator('iframe').getByRole('button', { name: 'Cancel payment' }).click()
  await expect(page.getByRole('heading', { name: 'Order canceled' })).toBeVisible()
})

test('a person gets bank accounts through the hosted pages of a story', async ({ page }) => {
  await page.goto(`${site.url}/iframe.html?id=bankdeposit-accounts--terms-page`)
  const hosted = page.frameLocator('iframe')
  await hosted.getByRole('checkbox').check()
  await hosted.getByRole('button', { name: 'Accept' }).click()

  await page.getByRole('button', { name: 'Start verification' }).click()
  await hosted.getByLabel('Full name').fill('Ada Lovelace')
  await hosted.getByLabel('Date of birth').fill('1990-12-10')
  await hosted.getByLabel('Street and number').fill('Musterstraße 1')
  await hosted.getByLabel('Postal code').fill('10115')
  await hosted.getByLabel('City').fill('Berlin')
  await hosted.getByLabel('Document', { exact: true }).selectOption('Passport')
  await hosted.getByLabel('Document number').fill('C01X00T47')
  await hosted.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('button', { name: 'I’m done' }).click()
  await expect(page.getByRole('heading', { name: 'Your bank accounts' })).toBeVisible()
})

test('a person makes two deposits on the hosted page of a story', async ({ page }) => {
  await page.goto(`${site.url}/iframe.html?id=cryptodeposit--page`)
  const hosted = page.frameLocator('iframe')
  for (const amount of ['25', '30']) {
    await hosted.getByLabel('Deposit with').selectOption('Cash App')
    await hosted.getByLabel('Amount in USD').fill(amount)
    await hosted.getByRole('button', { name: 'Continue' }).click()
    await expect(hosted.getByText(`$${amount}.00`)).toBeVisible()
    await hosted.getByRole('link', { name: 'Make another deposit' }).click()
  }
})

const translated = [
  ['checkout-order--sent', 'locale:de', 'ltr', 'Etwa 47,56 USDC gesendet'],
  ['checkout-order--sent', 'locale:ar', 'rtl', 'تم إرسال حوالي 47.56 USDC'],
  ['checkout-order--sent', 'locale:de;direction:rtl', 'rtl', 'Etwa 47,56 USDC gesendet'],
  ['orderstatus--paying-for-long', 'locale:de', 'ltr', 'Dauert länger als üblich'],
] as const

for (const [story, globals, direction, title] of translated)
  test(`${story} plays to its end with the toolbars ${globals}`, async ({ page }) => {
    await page.goto(`${site.url}/iframe.html?id=${story}&globals=${globals}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.locator('.onramp-root')).toHaveAttribute('dir', direction)
  })

test('the docs pages fit a phone, and their links lead to headings and other websites', async ({
  page,
}) => {
  const index = readFileSync(`${built}/index.json`, 'utf8')
  const entries: readonly { id: string; type: string }[] = Object.values(JSON.parse(index).entries)
  const ids = entries.filter(({ type }) => type === 'docs').map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(5)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const id of ids) {
    await page.goto(`${site.url}/iframe.html?id=${id}&viewMode=docs`)
    await expect(page.locator('.sbdocs h1')).toBeVisible()
    const found = await page.evaluate(() => {
      const links = [...document.querySelectorAll('.sbdocs a[href]')].map(
        (link) => link.getAttribute('href') ?? '',
      )
      const isHeading = (href: string) =>
        href.startsWith('#') && document.getElementById(href.slice(1)) !== null
      return {
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        dead: links.filter((href) => !href.startsWith('https://') && !isHeading(href)),
      }
    })
    expect(found, id).toEqual({ overflow: 0, dead: [] })
  }
})

test('no control of a story passes an object that a person did not enter', async ({ page }) => {
  await page.goto(`${site.url}/iframe.html?id=checkout-form--start`)
  await expect(page.getByRole('button', { name: 'Continue to pay $50.00' })).toBeVisible()
  const objects = await page.evaluate(async () => {
    const stories = Object.values((await window.__STORYBOOK_PREVIEW__?.extract()) ?? {})
    return stories.map(({ id, argTypes }) => ({
      id,
      props: Object.keys(argTypes).filter((name) => {
        const { type, disable } = Object(argTypes[name]?.control)
        return type === 'object' && disable !== true
      }),
    }))
  })
  expect(objects.length).toBeGreaterThan(100)
  expect(objects.filter(({ props }) => props.length > 0)).toEqual([])
})
