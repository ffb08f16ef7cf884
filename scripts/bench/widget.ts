import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { payByCard } from '@onramp-kit/msw/playwright'
import { type Browser, chromium, type Frame, type Page } from '@playwright/test'
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
    ],
    limits: [
      atMost('click to frame, ms', spread(fast, 'overhead').median, 50),
      atMost('layout shift', Math.max(...[...fast, ...slow].map(({ shift }) => shift)), 0),
      // Within 100 ms a page still responds at once.
      atMost('longest task at a quarter of the speed, ms', spread(slow, 'longTask').median, 100),
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
    const page = await browser.newPage({ locale: 'en-US', viewport: { width: 800, height: 1200 } })
    await page.addInitScript(recordPage)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(shop.url)
    await appears(page, '47.56')
    const button = await page.getByRole('button', { name: /^Continue/ }).boundingBox()
    if (button === null) throw new Error('the page has no button')
    // As a person does: moves the pointer first, and holds the button for a moment.
    await page.mouse.move(button.x + button.width / 2, button.y + button.height / 2)
    await isDrawn(page)
    await page.mouse.down()
    await isDrawn(page)
    await page.mouse.up()
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

/** Runs in the page, before its scripts. */
function recordPage(): void {
  const record: PageRecord = { shifts: [], longTasks: [], clickedAt: 0 }
  window.benchRecord = record
  const observe = (type: string, keep: (entries: PerformanceEntryList) => void) =>
    new PerformanceObserver((list) => keep(list.getEntries())).observe({ type, buffered: true })
  observe('layout-shift', (entries) =>
    record.shifts.push(...(entries as unknown as PageRecord['shifts'])),
  )
  observe('longtask', (entries) =>
    record.longTasks.push(...entries.filter(({ name }) => name !== 'cross-origin-descendant')),
  )
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
