import { payByCard } from '@onramp-kit/msw/playwright'
import { expect, type Page } from '@playwright/test'

import { layoutShift, test } from './site.ts'

const live = (page: Page) => page.getByRole('region', { name: 'Live component' })
const code = (page: Page) => page.getByRole('region', { name: 'Code' })
const choose = (page: Page, name: string) =>
  page.locator('label').getByText(name, { exact: true }).click()

for (const [width, height] of [
  [390, 844],
  [1280, 900],
  [1280, 560],
] as const)
  test(`the playground starts with the component at ${width} × ${height} px, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('playground/')
    await expect(live(page).getByRole('button', { name: /^Continue to pay \$/ })).toBeVisible()
    expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.05)
    const top = async (name: string) =>
      (await page.getByRole('region', { name }).boundingBox())?.y ?? Number.NaN
    expect(await top('Live component')).toBeLessThan(height * 0.75)
    expect(await top('Live component')).toBeLessThanOrEqual(await top('Settings'))
    expect(await top('Live component')).toBeLessThan(await top('Code'))
  })

for (const [component, title, query] of [
  ['Checkout', 'Continue to pay $50.00', ''],
  ['Dialog', 'Buy USDC', '?component=dialog'],
  ['Order status', 'Waiting for your payment', '?component=order-status'],
  ['Bank deposit', 'Get your bank account details', '?component=bank-deposit'],
  ['Crypto deposit', 'Make a deposit', '?component=crypto-deposit'],
] as const)
  test(`a reader chooses ${component}, and the address says so`, async ({ page }) => {
    await page.goto('playground/?component=dialog')
    await choose(page, component)
    await expect(live(page).getByText(title, { exact: true })).toBeVisible()
    await expect.poll(() => new URL(page.url()).search).toBe(query)
  })

test('a reader opens the checkout in a dialog', async ({ page }) => {
  await page.goto('playground/?component=dialog&defaultAmount=75')
  await live(page).getByRole('button', { name: 'Buy USDC' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Continue to pay $75.00' })).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBeLessThan(600)
})

test('a reader sees an order and a customer in each state', async ({ page }) => {
  await page.goto('playground/?component=order-status')
  await page.getByLabel('order', { exact: true }).selectOption('sent')
  await expect(live(page).getByRole('heading', { name: 'USDC sent' })).toBeVisible()
  // The styles of the site stay off the component.
  await expect(live(page).getByRole('heading', { name: 'USDC sent' })).toHaveCSS(
    'margin-top',
    '0px',
  )
  await page.getByLabel('order', { exact: true }).selectOption('canceled')
  await expect(live(page).getByRole('heading', { name: /canceled/ })).toBeVisible()
  await choose(page, 'Bank deposit')
  await page.getByLabel('customer').selectOption('active')
  await expect(live(page).getByRole('heading', { name: 'Your bank accounts' })).toBeVisible()
})

test('a reader edits the props, and the component and the code follow', async ({ page }) => {
  await page.goto('playground/')
  await expect(live(page).getByRole('button', { name: 'Continue to pay $50.00' })).toBeVisible()
  await page.getByLabel('defaultAmount').fill('120')
  await expect(live(page).getByRole('button', { name: 'Continue to pay $120.00' })).toBeVisible()
  await page.getByLabel('amounts').fill('20, 50')
  await expect(live(page).getByText('$20', { exact: true })).toBeVisible()
  await page.getByLabel('currency').selectOption('GBP')
  await page.getByLabel('locale').selectOption('de')
  await expect(live(page)).toContainText('Land')
  for (const prop of [
    `defaultAmount="120"`,
    `amounts={['20', '50']}`,
    'currency="GBP"',
    'locale="de"',
  ])
    await expect(code(page)).toContainText(prop)
  await choose(page, 'Element')
  for (const attribute of ['default-amount="120"', `amounts='["20","50"]'`, 'locale="de"'])
    await expect(code(page)).toContainText(attribute)
  await choose(page, 'Vanilla')
  for (const field of ["amount: '120'", "currency: 'GBP'"])
    await expect(code(page)).toContainText(field)
})

test('a reader who is still typing an amount sees the component without it', async ({ page }) => {
  await page.goto('playground/?defaultAmount=75')
  await page.getByLabel('defaultAmount').fill('12.')
  await expect(page.getByLabel('defaultAmount')).toHaveAttribute('aria-invalid', 'true')
  await expect(live(page).getByRole('button', { name: 'Continue to pay $50.00' })).toBeVisible()
  await expect(code(page)).not.toContainText('defaultAmount')
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('a reader edits the theme, sees it, and exports it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('playground/')
  const button = live(page).getByRole('button', { name: /^Continue/ })
  await page.getByLabel('accent, light', { exact: true }).fill('#0a7a4b')
  await expect(button).toHaveCSS('background-color', 'rgb(10, 122, 75)')
  await page.getByLabel('radius').fill('4')
  await choose(page, 'appearance')
  await expect(code(page)).toContainText("accent: 'light-dark(#0a7a4b, #6f97ff)'")
  await expect(code(page)).toContainText("radius: '4px'")
  await choose(page, 'CSS variables')
  await expect(code(page)).toContainText('--onramp-accent: light-dark(#0a7a4b, #6f97ff);')
  await page.getByLabel('theme', { exact: true }).selectOption('dark')
  await page.getByLabel('accent, dark', { exact: true }).fill('#6fdcb3')
  await expect(button).toHaveCSS('background-color', 'rgb(111, 220, 179)')
  await expect(code(page)).toContainText('light-dark(#0a7a4b, #6fdcb3)')
  await page.getByRole('button', { name: 'Reset accent' }).click()
  await expect(code(page)).not.toContainText('accent')
})

test('a copied link shows another reader exactly what was set up', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('playground/')
  await choose(page, 'Bank deposit')
  await page.getByLabel('defaultCountry').selectOption('DE')
  await page.getByLabel('defaultEmail').fill('noor@example.com')
  await page.getByLabel('locale').selectOption('fr')
  await page.getByLabel('accent, light', { exact: true }).fill('#0a7a4b')
  await page.getByLabel('font', { exact: true }).selectOption('serif')
  await choose(page, 'Element')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page).toHaveURL(link)
  const other = await context.newPage()
  await other.goto(link)
  const printed = await code(page).locator('pre').innerText()
  expect(printed).toContain('default-email="noor@example.com"')
  await expect(code(other).locator('pre')).toHaveText(printed, { useInnerText: true })
  const email = live(other).getByRole('textbox').last()
  await expect(email).toHaveValue('noor@example.com')
  await expect(email).toHaveCSS('font-family', 'Georgia, serif')
})

test('a link with settings that do not exist shows the playground without them', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => void problems.push(String(error)))
  page.on('console', (message) => void problems.push(message.text()))
  await page.goto(
    'playground/?component=constructor&chain=999999&accent=red&radius=900&defaultAmount=%3Cb%3E&amounts=1e9&locale=xx&scenario=__proto__&code=cobol&font=url(x)&unknown=1&token=USDC&token=',
  )
  await expect(live(page).getByRole('button', { name: 'Continue to pay $50.00' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(problems).toEqual([])
})

test('a reader copies the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('playground/?code=css&accent=0a7a4b-0a7a4b')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '.checkout {\n  --onramp-accent: #0a7a4b;\n}\n',
  )
})

test('the code shows keywords, strings and properties in different colors', async ({ page }) => {
  for (const [way, kinds] of [
    ['react', ['keyword', 'string', 'property', 'entity']],
    ['element', ['string', 'property', 'entity']],
    ['css', ['property', 'string']],
  ] as const) {
    await page.goto(`playground/?accent=0a7a4b-&code=${way}`)
    const colors = new Set<string>()
    for (const kind of kinds)
      colors.add(
        await code(page)
          .locator(`.${kind}`)
          .first()
          .evaluate((token) => getComputedStyle(token).color),
      )
    expect(colors.size, way).toBe(kinds.length)
  }
})

test('a reader buys in the playground without a request beyond the site', async ({
  page,
  baseURL,
}) => {
  const answered = new Set<string>()
  page.on('response', (response) => void answered.add(new URL(response.url()).origin))
  await page.goto('playground/')
  await live(page)
    .getByRole('button', { name: /^Continue/ })
    .press('Enter')
  await payByCard(page)
  await expect(page.getByRole('heading', { name: /USDC sent$/ })).toBeVisible()
  expect(
    [...answered].filter((origin) => origin !== new URL(baseURL ?? '').origin && origin !== 'null'),
  ).toEqual([])
})

test('a reader selects a scenario', async ({ page }) => {
  await page.goto('playground/')
  await page.getByLabel('scenario').selectOption('market_not_served')
  await expect(page.getByText('The card rail serves no country.')).toBeVisible()
  await live(page)
    .getByRole('button', { name: /^Continue/ })
    .press('Enter')
  await expect(live(page).getByRole('alert')).toBeVisible()
})

test('the storybook opens beside the pages', async ({ page }) => {
  const response = await page.goto('storybook/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('link', { name: 'Getting started' }).first()).toBeVisible()
})

for (const [what, text, page] of [
  ['an error code', 'origin_not_allowed', 'origin_not_allowed'],
  ['a status', 'order_broadcasted', 'Statuses'],
  ['a chain', 'Arbitrum', 'Chains and tokens'],
  ['a currency', 'JPY', 'Currencies and countries'],
  ['a prop', 'defaultAmount', 'Components'],
  ['a message', 'checkout.continueToGet', 'Messages'],
] as const)
  test(`the search finds ${what}`, async ({ page: site }) => {
    await site.goto('getting-started/')
    await site.getByRole('button', { name: 'Search' }).click()
    await site.getByRole('searchbox').fill(text)
    await expect(site.getByRole('dialog').getByRole('link', { name: page }).first()).toBeVisible()
  })
