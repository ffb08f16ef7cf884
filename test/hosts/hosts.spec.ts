import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { payByCard } from '@onramp-kit/msw/playwright'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { secretsIn } from '@onramp-kit/test-tools/secrets/secretsIn'
import {
  type BrowserContext,
  test as base,
  expect,
  type Frame,
  type Page,
  type Route,
} from '@playwright/test'
import { amountIn, describeHost, type Host, hostsOf, languageIn, singleHosts } from './host.ts'
import { createPerson, type Person } from './person.ts'
import { annotate, translate } from './rewriters.ts'
import { type HostServer, serveHosts } from './serveHosts.ts'

/** `npm test` visits a dozen pages; HOSTS and HOSTS_SEED choose others, and `HOSTS=single` those with one peculiarity each. */
const isFull = process.env['TEST_EDITION'] === 'full'
const SEED = 20_261_125
const seed = Number(process.env['HOSTS_SEED'] ?? SEED)
const count = Number(process.env['HOSTS'] ?? (isFull ? 300 : 12))

const viewports: Readonly<Record<Host['width'], { width: number; height: number }>> = {
  1280: { width: 1280, height: 720 },
  390: { width: 390, height: 664 },
  320: { width: 320, height: 568 },
}

const test = base.extend<object, { hosts: HostServer }>({
  hosts: [
    async ({ browser: _browser }, use) => {
      const hosts = await serveHosts()
      await use(hosts)
      hosts.close()
    },
    // The build is part of the first test of a worker.
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** One visit of a merchant's page. */
interface Visit {
  readonly host: Host
  readonly page: Page
  /** The page, or the frame with the merchant's app. */
  readonly app: () => Frame
  readonly person: Person
  readonly service: ReturnType<typeof createService>
  /** Lets the page's scripts load. */
  readonly release: () => void
  /** Lets quotes arrive. */
  readonly reconnect: () => Promise<void>
}

test('the dozen pages of `npm test` have a form, a parent that shrinks, a translator, a held key and an early start', () => {
  const dozen = hostsOf(SEED, 12)
  const has = (part: Partial<Host>) => expect(dozen).toContainEqual(expect.objectContaining(part))
  has({ form: 'a form' })
  has({ parent: 'fit-content' })
  has({ rewriter: 'a translator' })
  has({ input: 'held Enter' })
  has({ start: 'before hydration' })
  has({ rewriter: 'a translator', network: 'loses quotes until the buyer asks again' })
})

const hosts = process.env['HOSTS'] === 'single' ? singleHosts() : hostsOf(seed, count)
for (const [number, host] of hosts.entries())
  test(`seed ${seed}, page ${number}: ${describeHost(host)}`, async ({ browser, hosts }) => {
    const viewport = viewports[host.width]
    const isTouch = host.input === 'touch' || host.input === 'double tap'
    const context = await browser.newContext({
      viewport,
      hasTouch: isTouch,
      isMobile: isTouch,
      locale: 'en-US',
    })
    const page = await context.newPage()
    if (host.dropIn === 'OrderStatus') await page.clock.install()
    const service = createService()
    const { url, close } = await serve(service)
    try {
      const complaints = listen(page)
      const order = host.dropIn === 'OrderStatus' ? await openOrder(url) : ''
      const address = hosts.show({ host, service: url, order })
      const visits: string[] = []
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http') && !frame.url().startsWith(url)) visits.push(frame.url())
      })
      const network = await prepare(page, host)
      await page.goto(address, { waitUntil: 'commit' })
      const framed = () => page.frames().find((frame) => frame.url().endsWith('/framed'))
      if (host.parent === 'an iframe') await expect.poll(framed).toBeDefined()
      const app = () => framed() ?? page.mainFrame()
      const person = await createPerson(page, host.input)
      await use({ host, page, app, service, person, ...network })

      expect(visits).toEqual(
        host.parent === 'an iframe' ? [address, `${address}framed`] : [address],
      )
      // The locale of a server without a language. The page is in English.
      const warnings = host.locale === 'C' ? [/locale must be a language tag/] : []
      expect(complaints).toEqual(warnings.map((warning) => expect.stringMatching(warning)))
      await expectNothingLeaks(context, app())
    } finally {
      await context.close()
      await close()
    }
  })

/** Collects errors and warnings, but for the requests that the test lets fail. */
function listen(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (!message.text().startsWith('Failed to load resource')) complaints.push(message.text())
  })
  return complaints
}

/** Makes the page slow, translated or unreliable, as the host says. Returns what ends that. */
async function prepare(
  page: Page,
  { rewriter, cpu, network, start }: Host,
): Promise<Pick<Visit, 'release' | 'reconnect'>> {
  if (rewriter === 'a translator') await page.addInitScript(translate)
  if (rewriter === 'an extension') await page.addInitScript(annotate)
  if (cpu === 'slow') {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  const quotes = '**/v1/card/quote'
  const lose = (route: Route) => route.abort()
  if (network === 'loses quotes until the buyer asks again') await page.route(quotes, lose)
  let release = () => {}
  if (start === 'before hydration') {
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/client.js', async (route) => {
      await released
      await route.continue()
    })
  }
  return { release: () => release(), reconnect: () => page.unroute(quotes, lose) }
}

async function use(visit: Visit): Promise<void> {
  if (visit.host.dropIn === 'OrderStatus') await followOrder(visit)
  else if (visit.host.dropIn === 'BankDeposit') await register(visit)
  else if (visit.host.dropIn === 'CryptoDeposit') await deposit(visit)
  else await buyOnce(visit)
}

/** Buys, and then decides about nothing else. */
async function buyOnce(visit: Visit): Promise<void> {
  const { host, page, app, person, service, release, reconnect } = visit
  const posts: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/card/checkout'))
      posts.push(request.postDataJSON())
  })
  const { text, amount } = amountIn(host)
  const field = app().locator('.onramp-amount-input').first()
  const submit = app().locator('.onramp-submit')
  if (host.dropIn === 'CheckoutDialog') {
    await ready(visit)
    await person.press(app().locator('#buy'))
    // Only a press that opened the dialog has happened.
    await expect(submit).toBeVisible()
    expect(posts).toEqual([])
  }
  if (host.start === 'before hydration') {
    await field.fill(text)
    await person.press(submit)
    expect(posts).toEqual([])
    release()
  }
  await ready(visit)
  if (host.start === 'after hydration') await field.fill(text)
  if (host.network !== 'works') {
    await expect(app().locator('.onramp-quote[data-state=absent]')).toBeVisible()
    await reconnect()
    await person.press(app().locator('.onramp-quote-refresh'))
  }
  if (host.dropIn !== 'createCheckout')
    await expect(app().locator('.onramp-quote[data-state=fresh]')).toBeVisible()
  await expectUsable(visit)
  await person.press(submit)
  await expect(app().locator('iframe[src*="/pay/"]')).toBeVisible()
  await expectUsable(visit)
  const expected = expect.objectContaining({ amount, wallet: WALLET, trade_type: 'EXACT_INPUT' })
  expect(posts).toEqual([expected])

  await payByCard(app(), { number: '5555 5555 5555 4444' })
  await expect.poll(() => service.state().orders[0]?.status).not.toBe('payment_pending')
  service.advance(60_000)
  await expect(app().locator('[data-step=sent]').first()).toBeVisible()
  await person.press(app().locator('.onramp-start-over').first())
  await expect(app().locator('[data-step=details]').first()).toBeVisible()
  expect(posts).toEqual([expected])
}

/** Registers for a bank account. */
async function register(visit: Visit): Promise<void> {
  const { app, person, service } = visit
  const registrations = () => service.state().requests['virtualAccounts.register'] ?? 0
  const email = app().locator('input[type=email]')
  const submit = app()
    .locator('button[type=submit].onramp-button, .onramp-registration button[type=submit]')
    .first()
  await ready(visit)
  await email.fill('buyer@example.com')
  await expectUsable(visit)
  await person.press(submit)
  await expect.poll(registrations).toBe(1)
  await expect(email).toBeHidden()
  await expectUsable(visit)
  expect(registrations()).toBe(1)
}

/** Opens the page of a crypto deposit. */
async function deposit(visit: Visit): Promise<void> {
  const { host, page, app, person, release } = visit
  let authorized = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/authorize')) authorized += 1
  })
  const submit = app().locator('button[type=submit]').first()
  await expect(submit).toBeVisible()
  if (host.start === 'before hydration') {
    await person.press(submit)
    expect(authorized).toBe(0)
    release()
  }
  await ready(visit)
  await expectUsable(visit)
  await person.press(submit)
  await expect(app().locator('iframe.onramp-frame')).toBeVisible()
  await expectUsable(visit)
  expect(authorized).toBe(1)
}

/** Follows an order until it was sent. */
async function followOrder(visit: Visit): Promise<void> {
  const { app, service } = visit
  await ready(visit)
  await expectUsable(visit)
  const [order] = service.state().orders
  service.callback(order?.id ?? '', 'order_completed')
  service.callback(order?.id ?? '', 'order_broadcasted')
  // Until the next poll.
  await visit.page.clock.fastForward(10_000)
  await expect(app().locator('.onramp-root [data-state=sent]').first()).toBeVisible()
  await expectUsable(visit)
}

/** Opens an order, as another page would. */
async function openOrder(service: string): Promise<string> {
  const response = await fetch(`${service}/v1/card/checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-svc-publishable-key': 'svc_public_sandbox_demo',
    },
    body: JSON.stringify(purchase),
  })
  const { order_id: id } = (await response.json()) as { readonly order_id: string }
  return id
}

/** Waits until the merchant's app runs. */
async function ready({ app, host }: Visit): Promise<void> {
  if (host.dropIn !== 'onramp-checkout')
    await app().locator('html[data-ready]').waitFor({ state: 'attached' })
  if (host.dropIn !== 'CheckoutDialog')
    await app().locator('.onramp-root:not([data-loading])').first().waitFor()
}

/** Checks that the component is wide enough, fits the window, and is legible. */
async function expectUsable({ app, host }: Visit): Promise<void> {
  const root = app().locator('.onramp-root').first()
  if (host.dropIn !== 'createCheckout') await expect(root).toHaveAttribute('lang', languageIn(host))
  const seen = await root.evaluate((element) => {
    const all = [...element.querySelectorAll<HTMLElement>('*')].filter(
      (each) => each.getBoundingClientRect().width > 1,
    )
    const sizeOf = (each: Element) => Number.parseFloat(getComputedStyle(each).fontSize)
    const hasText = (each: Element) =>
      [...each.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '')
    const { width, right } = element.getBoundingClientRect()
    return {
      width,
      over: Math.max(right, document.documentElement.scrollWidth) - innerWidth,
      smallestText: Math.min(...all.filter(hasText).map(sizeOf)),
      smallestInput: Math.min(
        ...all
          .filter((each) => each.matches('input:not([type=radio], [type=checkbox]), select'))
          .map(sizeOf),
      ),
    }
  })
  expect(seen.width, 'the width of the component').toBeGreaterThanOrEqual(230)
  expect(seen.over, 'how far it exceeds the window').toBeLessThanOrEqual(0)
  expect(seen.smallestText, 'its smallest text').toBeGreaterThanOrEqual(11)
  if (host.input === 'touch' || host.input === 'double tap')
    expect(seen.smallestInput, 'its smallest text input').toBeGreaterThanOrEqual(16)
}

/** Checks that the merchant's form and the browser's storage hold nothing of the buyer. */
async function expectNothingLeaks(context: BrowserContext, app: Frame): Promise<void> {
  const fields = await app.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#order')
    return form === null ? [] : [...new FormData(form).keys()].filter((name) => name !== 'note')
  })
  expect(fields, 'fields in the data of the merchant’s form').toEqual([])
  const stored = JSON.stringify(await context.storageState({ indexedDB: true }))
  expect(secretsIn(stored), 'secrets in storage').toEqual([])
}
