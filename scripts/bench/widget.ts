import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { payByCard } from '@onramp-kit/msw/playwright'
import { type Browser, chromium, type Frame, type Locator, type Page } from '@playwright/test'
import { launchOptions } from '../browser.mjs'
import { type Spread, spreadOf } from './compare.ts'
import { atMost, type Section, withSpread } from './section.ts'
import { servePage } from './servePage.ts'

const RUNS = 7

/** The figures of one purchase; times in milliseconds. */
interface Run {
  /** From the click to the start of the frame's navigation, without the checkout call. */
  readonly overhead: number
  /** The sum of all layout shifts, except those right after input. */
  readonly shift: number
  /** The longest task over 50 ms after hydration, except those of the hosted page in its frame. */
  readonly longTask: number
}

/** What the page records from its start. */
interface PageRecord {
  readonly shifts: (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
  readonly longTasks: PerformanceEntry[]
  /** Those of 16 ms and more, the shortest that the browser reports. */
  readonly interactions: (PerformanceEntry & { interactionId: number })[]
  clickedAt: number
}

declare global {
  interface Window {
    benchRecord: PageRecord
  }
}

/** Measures a purchase in Chromium, at full and at a quarter of the CPU speed. */
export async function measureWidget(): Promise<Section> {
  const browser = await chromium.launch(launchOptions)
  const fast = await buyOften(browser, 1)
  const slow = await buyOften(browser, 4)
  const responses = await pressOften(browser, 4)
  await browser.close()
  const row = (title: string, name: keyof Run) => [
    title,
    ...[fast, slow].map((runs) => withSpread(spread(runs, name))),
  ]
  return {
    title: 'A purchase in the browser',
    tables: [
      {
        says: `In Chromium, on a server-rendered page: the time from the click to the start of the payment frame's navigation, without the call of the service; all layout shifts, except right after input; and the longest task over 50 ms after hydration. The median of ${RUNS} purchases, at full and at a quarter of the CPU speed.`,
        head: ['measured in the page', 'full speed', 'a quarter'],
        rows: [
          row('click to frame, ms', 'overhead'),
          row('layout shift', 'shift'),
          row('longest task, ms', 'longTask'),
        ],
      },
      {
        says: `Interaction to Next Paint: the time from pressing a control until the browser paints what it changed, at a quarter of the CPU speed. The longest of each step; the median of ${RUNS} purchases. Browsers round it to 8 ms and report none below 16 ms.`,
        head: ['pressed', 'ms'],
        rows: Object.entries(responses).map(([step, times]) => [step, withSpread(spreadOf(times))]),
      },
    ],
    limits: [
      atMost('click to frame, ms', spread(fast, 'overhead').median, 50),
      atMost('layout shift', Math.max(...[...fast, ...slow].map(({ shift }) => shift)), 0),
      // Within 100 ms a page still responds at once.
      atMost('longest task at a quarter of the speed, ms', spread(slow, 'longTask').median, 100),
      atMost(
        'interaction to next paint at a quarter of the speed, ms',
        Math.max(...Object.values(responses).map((times) => spreadOf(times).median)),
        100,
      ),
    ],
  }
}

function spread(runs: readonly Run[], name: keyof Run): Spread {
  return spreadOf(runs.map((run) => run[name]))
}

/** Purchases, each from an empty page to the payout. */
async function buyOften(browser: Browser, slowdown: number): Promise<readonly Run[]> {
  const service = createService()
  const served = await serve(service)
  const shop = await servePage(served.url)
  const runs: Run[] = []
  while (runs.length < RUNS) {
    service.reset()
    const page = await openShop(browser, shop.url, slowdown)
    await press(page, page.getByRole('button', { name: /^Continue/ }))
    await appears(page, 'Complete your payment')
    // The time origin of the hosted page is the start of its navigation.
    const isHosted = (frame: Frame) => frame.url().startsWith(served.url)
    const frame =
      page.frames().find(isHosted) ??
      (await page.waitForEvent('framenavigated', { predicate: isHosted }))
    const framedAt = await frame.evaluate(() => performance.timeOrigin)
    await payByCard(page)
    await appears(page, 'Payment received')
    service.advance(60_000)
    await appears(page, 'USDC sent')
    const { framedAfter, ...run } = await page.evaluate(readPage)
    runs.push({ ...run, overhead: framedAt - framedAfter })
    await page.close()
  }
  shop.close()
  await served.close()
  return runs
}

/** Presses the controls of each step of a purchase, and returns the longest response of each step, in milliseconds. */
async function pressOften(browser: Browser, slowdown: number) {
  const service = createService()
  const served = await serve(service)
  const shop = await servePage(served.url)
  const responses: Record<string, number[]> = {}
  for (let run = 0; run < RUNS; run += 1) {
    service.reset()
    const page = await openShop(browser, shop.url, slowdown)
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const responds = async (step: string, act: () => Promise<void>) => {
      // The controls of a new step ignore the pointer for a moment.
      await page.waitForTimeout(1_000)
      await act()
      await isDrawn(page)
      // The browser reports an interaction after it has painted.
      await page.waitForTimeout(500)
      responses[step] = [...(responses[step] ?? []), await page.evaluate(takeLongest)]
    }
    await responds('payment methods', () => press(page, page.locator('.onramp-payment-option')))
    await responds('fees', () => press(page, page.locator('.onramp-quote-fee-total')))
    await responds('amount', async () => {
      await press(page, page.getByRole('textbox'))
      await page.keyboard.press('End')
      await page.keyboard.type('0')
      await appears(page, '$500.00')
    })
    await responds('continue', async () => {
      await press(page, button(/^Continue/))
      await appears(page, 'Complete your payment')
    })
    await responds('start over', async () => {
      await press(page, button('Start over'))
      await appears(page, 'Already paid?')
      await page.waitForTimeout(1_000)
      await press(page, button('I haven’t paid, start over'))
      await appears(page, 'You pay')
    })
    await button(/^Continue to pay/).click()
    await payByCard(page)
    await appears(page, 'Payment received')
    service.advance(60_000)
    await appears(page, 'USDC sent')
    await responds('done', () => press(page, button('Done')))
    await page.close()
  }
  shop.close()
  await served.close()
  return responses
}

/** Opens the shop and waits for its first quote. */
async function openShop(browser: Browser, url: string, slowdown: number): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 800, height: 1200 } })
  await page.addInitScript(recordPage)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url)
  await appears(page, '47.56')
  return page
}

/** Presses as a person does: moves the pointer first, and holds the button for a moment. */
async function press(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox()
  if (box === null) throw new Error('the page does not show the control')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await isDrawn(page)
  await page.mouse.down()
  await isDrawn(page)
  await page.mouse.up()
}

/** Runs in the page. Returns the longest interaction since the last call. */
function takeLongest(): number {
  const { interactions } = window.benchRecord
  return Math.max(0, ...interactions.splice(0).map(({ duration }) => duration))
}

/** Runs in the page, before its scripts. */
function recordPage(): void {
  const record: PageRecord = { shifts: [], longTasks: [], interactions: [], clickedAt: 0 }
  window.benchRecord = record
  const observe = (type: string, keep: (entries: PerformanceEntryList) => void) =>
    new PerformanceObserver((list) => keep(list.getEntries())).observe({ type, buffered: true })
  observe('layout-shift', (entries) =>
    record.shifts.push(...(entries as unknown as PageRecord['shifts'])),
  )
  observe('longtask', (entries) =>
    record.longTasks.push(...entries.filter(({ name }) => name !== 'cross-origin-descendant')),
  )
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PageRecord['interactions']
    // Not those of a pointer that only moves.
    record.interactions.push(...entries.filter(({ interactionId }) => interactionId > 0))
  }).observe(events)
  addEventListener('click', ({ timeStamp }) => (record.clickedAt = timeStamp), { capture: true })
}

/** Runs in the page, after the purchase. */
function readPage() {
  const { shifts, longTasks, clickedAt } = window.benchRecord
  const [hydrated] = performance.getEntriesByName('hydrated')
  const call = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.endsWith('/v1/card/checkout'))
  if (call === undefined) throw new Error('the browser recorded no timing of the checkout call')
  return {
    framedAfter: performance.timeOrigin + clickedAt + call.duration,
    shift: shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((total, { value }) => total + value, 0),
    longTask: longTasks
      .filter(({ startTime }) => startTime >= (hydrated?.startTime ?? 0))
      .reduce((longest, { duration }) => Math.max(longest, duration), 0),
  }
}

/** Waits in the page with a MutationObserver, because polling would add work to the measured time. */
function appears(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!document.body.textContent.includes(wanted)) return
          changes.disconnect()
          resolve()
        }
        const changes = new MutationObserver(look)
        changes.observe(document.body, { subtree: true, childList: true, characterData: true })
        look()
      }),
    text,
  )
}

/** Waits until the current state is on screen. */
function isDrawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
}
