import { payByCard } from '@onramp-kit/msw/playwright'
import { purchase as samplePurchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { ELEMENT_SHOP, SERVICE } from './addresses.ts'
import { ask, expect, heading, ignoreComplaints, patient, test, UNTIL_ADVANCED } from './world.ts'

test.use({ baseURL: ELEMENT_SHOP })

const connection = { 'publishable-key': 'svc_public_sandbox_demo', 'base-url': SERVICE }
const purchase = { ...connection, wallet: WALLET, chain: '8453', token: 'USDC' }

/** Appends an element with these attributes to the page. */
async function add(page: Page, tag: string, attributes: Readonly<Record<string, string>>) {
  await page.evaluate(
    ([name, given]) => {
      const element = document.createElement(name)
      for (const [key, value] of Object.entries(given)) element.setAttribute(key, value)
      document.querySelector('main')?.append(element)
    },
    [tag, attributes] as const,
  )
}

/** For tests that intercept requests: not in Firefox. */
const intercepts = { tag: '@intercepts' }

const proceed = (page: Page) => page.getByRole('button', { name: /^Continue to pay/ }).click()

test('an element that is added after its script becomes a checkout', async ({ page }) => {
  await page.goto('/empty.html')
  await add(page, 'onramp-checkout', purchase)
  await expect(page.getByRole('button', { name: 'Continue to pay $50.00' })).toBeVisible()
})

test(
  'an element keeps properties that are set before it is defined',
  intercepts,
  async ({ page }) => {
    const release = await hold(page, '**/onramp-element.js')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByText('The checkout is loading.')).toBeVisible()
    await page.evaluate(() => {
      Object.assign(document.querySelector('onramp-checkout') ?? {}, { defaultAmount: '75' })
    })
    release()
    await expect(page.getByRole('button', { name: 'Continue to pay $75.00' })).toBeVisible()
    await expect(page.getByText('The checkout is loading.')).toBeHidden()
  },
)

test('an element buys when the URL of its script has a query, as WordPress adds one', async ({
  page,
  service,
}) => {
  await page.goto('/versioned.html')
  await proceed(page)
  await expect(heading(page, 'Complete your payment')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Waiting for your payment')).toBeVisible()
  expect(service.state().orders).toHaveLength(1)
})

test('an element follows its attributes and properties', async ({ page }) => {
  ignoreComplaints(page) // The console says that there is no wallet.
  await page.goto('/empty.html')
  await add(page, 'onramp-checkout', { ...purchase, wallet: '' })
  await expect(page.getByText('Connect your wallet to continue.')).toBeVisible()
  await page.evaluate((wallet) => {
    document.querySelector('onramp-checkout')?.setAttribute('wallet', wallet)
  }, WALLET)
  await expect(page.getByText(/0x5290…\u20609EE7/)).toBeVisible()
  await page.evaluate(() => {
    const checkout = document.querySelector('onramp-checkout')
    Object.assign(checkout ?? {}, { amounts: ['20', '100'], locale: 'de' })
  })
  await page.getByRole('button', { name: /^100/ }).click()
  await expect(page.getByRole('button', { name: /^Weiter zur Zahlung \(100,00/ })).toBeVisible()
})

test('an element takes data by the name of an attribute, as Vue sets it', async ({ page }) => {
  await page.goto('/empty.html')
  await add(page, 'onramp-checkout', purchase)
  await page.evaluate(() => {
    const checkout = document.querySelector('onramp-checkout') ?? {}
    const methods = [{ slug: 'card' }, { slug: 'google-pay' }]
    Object.assign(checkout, { 'payment-methods': methods, 'default-amount': '75' })
  })
  await expect(page.getByRole('button', { name: 'Continue to pay $75.00' })).toBeVisible()
  await page.locator('summary', { hasText: 'Change' }).click()
  await expect(page.getByRole('radio')).toHaveCount(2)
})

test.describe('with a payout that waits', () => {
  test.use(patient)

  test('an element dispatches an event for each step of a purchase, and its gate comes first', async ({
    page,
    service,
  }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const checkout = document.querySelector('onramp-checkout')
      const seen: string[] = []
      Object.assign(window, { seen })
      Object.assign(checkout ?? {}, { done: true, beforePurchase: () => void seen.push('gate') })
      const types = 'submitted opened page-loaded status complete done error'.split(' ')
      for (const type of types)
        document.addEventListener(`onramp-${type}`, (event) => {
          const { status } = ((event as CustomEvent).detail ?? {}) as { status?: string }
          seen.push([type, status].filter(Boolean).join(' '))
        })
    })
    const seen = () => page.evaluate('window.seen') as Promise<readonly string[]>
    await proceed(page)
    await expect.poll(seen).toContain('status payment_pending')
    await payByCard(page)
    await expect.poll(seen).toContain('status order_completed')
    service.advance(UNTIL_ADVANCED)
    await page.getByRole('button', { name: 'Done' }).click()
    // The hosted page and the first status load at the same time.
    const [inOrder, loads] = [
      (await seen()).filter((event) => event !== 'page-loaded'),
      await seen(),
    ]
    expect(loads).toHaveLength(inOrder.length + 1)
    expect(inOrder).toEqual([
      'gate',
      'submitted',
      'opened',
      'status payment_pending',
      'status order_completed',
      'status order_broadcasted',
      'complete order_broadcasted',
      'done',
    ])
  })
})

test('three elements on a page share the client, pass axe and fit 320 px', async ({ page }) => {
  ignoreComplaints(page) // The wallet is not a customer yet: 404.
  const { order_id } = await ask('card/checkout', samplePurchase)
  await page.setViewportSize({ width: 320, height: 800 })
  // Text that fades in has less contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/classic.html')
  await add(page, 'onramp-checkout', purchase)
  await add(page, 'onramp-bank-deposit', { ...connection, wallet: WALLET })
  await add(page, 'onramp-order-status', { ...connection, wallet: WALLET, 'order-id': order_id })
  await expect(page.getByRole('button', { name: 'Continue to pay $50.00' })).toBeVisible()
  await expect(heading(page, 'Get your bank account details')).toBeVisible()
  await expect(heading(page, 'Waiting for your payment')).toBeVisible()
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run(document))
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)
})

test('styles of the page do not reach into an element, but its parts and the variables do', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      button { display: none !important; }
      onramp-checkout { --onramp-accent: rgb(1, 2, 3); }
      onramp-checkout::part(submit) { border-radius: 7px; }
      onramp-checkout::part(quote-fresh) { opacity: 0.5; }`)
    document.adoptedStyleSheets = [sheet]
  })
  const submit = page.getByRole('button', { name: /^Continue to pay/ })
  await expect(submit).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await expect(submit).toHaveCSS('border-radius', '7px')
  await expect(page.locator('.onramp-quote')).toHaveCSS('opacity', '0.5')
})

test('an element inside a form of the page does not submit it, and its fields are not part of it', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.addEventListener('submit', () => Object.assign(window, { isSubmitted: true }))
    document.querySelector('main')?.append(form)
    form.append(document.querySelector('onramp-checkout') ?? '')
  })
  await page.getByLabel('You pay', { exact: true }).press('Enter')
  await expect(heading(page, 'Complete your payment')).toBeVisible()
  expect(
    await page.evaluate(() => [
      'isSubmitted' in window,
      [...new FormData(document.forms[0]).keys()],
    ]),
  ).toEqual([false, []])
})

test('an element shows its current texts after a page translator has replaced the earlier ones', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Continue to pay $50.00' })).toBeVisible()
  await page.evaluate(() => {
    const root = document.querySelector('onramp-checkout')?.shadowRoot as ShadowRoot
    const translate = () => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (text.parentElement?.localName === 'font') continue
        const font = document.createElement('font')
        font.append(text.data)
        text.replaceWith(font)
      }
    }
    translate()
    const changes = { childList: true, subtree: true, characterData: true }
    new MutationObserver(translate).observe(root, changes)
  })
  await page.getByLabel('You pay', { exact: true }).fill('75')
  await expect(page.locator('.onramp-submit')).toHaveText('Continue to pay $75.00')
  await page.getByRole('button', { name: 'Enter amount to receive' }).click()
  await expect(page.locator('[data-side="get"] label')).toHaveText('You receive')
  await page.locator('.onramp-submit').click()
  await expect(page.locator('.onramp-title')).toHaveText('Complete your payment')
})

test('an element that moves in the page keeps its step', async ({ page, service }) => {
  await page.goto('/')
  await page.getByLabel('You pay', { exact: true }).fill('75')
  await page.evaluate(() => {
    const place = document.createElement('section')
    document.body.append(place)
    place.append(document.querySelector('onramp-checkout') ?? '')
  })
  await page.getByRole('button', { name: 'Continue to pay $75.00' }).click()
  await expect(heading(page, 'Complete your payment')).toBeFocused()
  await page.evaluate(() => document.querySelector('onramp-checkout')?.remove())
  await expect.poll(() => page.frames()).toHaveLength(1)
  expect(service.state().orders).toHaveLength(1)
})

test('an element fetches no language but its own', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto('/empty.html')
  await add(page, 'onramp-checkout', { ...purchase, locale: 'pt-BR' })
  await expect(page.locator('.onramp-root')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.locator('.onramp-submit')).toBeVisible()
  const languages = files.filter((file) => /\.(?:\w\w|[a-z]{2}-\w+)\.js$/.test(file))
  expect([...new Set(languages)]).toEqual(['/onramp-element.pt-BR.js'])
})

for (const [file, path] of [
  ['onramp-element.de.js', '/empty.html'],
  ['onramp-element.js', '/classic.html'],
] as const)
  test(`a changed ${file} does not run`, intercepts, async ({ page }) => {
    ignoreComplaints(page)
    await page.route(`**/${file}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `globalThis.isChanged = 1;${await response.text()}` })
    })
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
    await page.goto(path)
    await add(page, 'onramp-checkout', { ...purchase, locale: 'de' })
    await refused
    expect(await page.evaluate('globalThis.isChanged')).toBe(undefined)
  })

test('an element reports a malformed attribute and a wrong key, and works without the first', async ({
  page,
}) => {
  ignoreComplaints(page)
  await page.goto('/empty.html')
  // Playwright does not read the message of an error that Firefox prints.
  await page.evaluate(() => {
    const printed: string[] = []
    const print = (value: unknown) => void printed.push(String(value))
    Object.assign(window, { printed })
    Object.assign(console, { warn: print, error: print })
  })
  const printed = () => page.evaluate('window.printed')
  await add(page, 'onramp-checkout', { ...purchase, amounts: '20, 50' })
  await expect(page.getByRole('button', { name: 'Continue to pay $50.00' })).toBeVisible()
  await expect
    .poll(printed)
    .toEqual([
      'Onramp Kit: <onramp-checkout> amounts must be JSON, with double quotes.',
      expect.stringContaining('<Checkout> amounts must be a list of decimal text'),
    ])
  await add(page, 'onramp-order-status', { ...connection, 'publishable-key': 'nonsense' })
  await expect
    .poll(printed)
    .toContainEqual(expect.stringContaining('publishableKey must begin with svc_public_live_'))
})

/** Holds the requests of a URL back until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
