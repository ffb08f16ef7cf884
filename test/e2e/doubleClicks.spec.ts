import type { Locator, Page } from '@playwright/test'
import { expect, heading, ignoreComplaints, proceed, test } from './world.ts'

const widths = [320, 360, 375, 390, 412, 600, 768, 1024, 1280, 1440]
const everyViewport = [568, 844].flatMap((height) => widths.map((width) => ({ width, height })))

/** Every fifth viewport in `npm test`. */
const isFull = process.env['TEST_EDITION'] === 'full'
const viewports = everyViewport.filter((_, place) => isFull || place % 5 === 0)

/**
 * Milliseconds between two clicks of a person, the browser's count of the second one, and whether the page handles it only
 * when the effect of the first one is on screen.
 */
const clickTimings = [
  { gap: 120, count: 2, isLate: true },
  { gap: 250, count: 2, isLate: false },
  { gap: 120, count: 1, isLate: false },
  { gap: 250, count: 1, isLate: true },
] as const

/** How long a guarded control ignores the pointer after it appeared, and more than a purchase takes to be sent. */
const SETTLE_MS = 500

/** The time of the page in milliseconds. */
const timeOf = (page: Page) => page.evaluate(() => performance.timeOrigin + performance.now())

/** Waits until so much time has passed in the page. */
async function pass(page: Page, ms: number) {
  const end = (await timeOf(page)) + ms
  await expect.poll(() => timeOf(page)).toBeGreaterThan(end)
}

/**
 * Returns a function that clicks at the control's present position, even if the page moves later. The clicks have the times
 * of a person's: neither the driver nor a slow machine makes two decisions of a double click.
 */
async function clickerAt(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (box === null) throw new Error('the control is not shown')
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' } as const
  const session = await page.context().newCDPSession(page)
  const start = await timeOf(page)
  return async (after: number, clickCount: number) => {
    const timestamp = (start + after) / 1_000
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await session.send('Input.dispatchMouseEvent', { ...place, type, clickCount, timestamp })
  }
}

/**
 * Watches whether another guarded control appears at the middle of this one, where it is before the click, so soon after the
 * click that the buyer cannot have decided on it. On a slow machine it may appear later.
 */
async function watchPlace(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const watch = await control.evaluateHandle((pressed, settleMs) => {
    const { x, y, width, height } = pressed.getBoundingClientRect()
    let clickedAt = Number.POSITIVE_INFINITY
    addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), {
      capture: true,
      once: true,
    })
    const early = new Set<Element>()
    new MutationObserver(() => {
      if (performance.now() - clickedAt < settleMs)
        for (const each of document.querySelectorAll('[data-guarded]')) early.add(each)
    }).observe(document, { subtree: true, childList: true, attributes: true })
    return () => {
      const found = document.elementFromPoint(x + width / 2, y + height / 2)
      const guarded = found?.closest('[data-guarded]') ?? pressed
      return guarded !== pressed && early.has(guarded)
    }
  }, SETTLE_MS)
  return () => watch.evaluate((isCovered) => isCovered())
}

/**
 * Clicks twice, and waits until a wrong purchase would have been sent. No guarded control may appear under the pointer.
 * @param follow waits for the effect of the first click
 */
async function doubleClick(
  page: Page,
  control: Locator,
  turn: number,
  follow: () => Promise<unknown>,
) {
  const { gap, count, isLate } = clickTimings[turn % clickTimings.length] ?? clickTimings[0]
  const isCovered = await watchPlace(page, control)
  const click = await clickerAt(page, control)
  await click(0, 1)
  if (isLate) await follow()
  await click(gap, count)
  await follow()
  expect(await isCovered()).toBe(false)
  await pass(page, SETTLE_MS)
}

const records = (page: Page) =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('onramp-kit.order.')).length,
  )

test('a double click on "Start over" keeps the payment page in every viewport', async ({
  page,
  service,
}) => {
  test.slow()
  await proceed(page)
  const confirm = page.getByRole('button', { name: 'I haven’t paid, start over' })
  for (const [turn, viewport] of viewports.entries()) {
    await page.setViewportSize(viewport)
    const startOver = page.getByRole('button', { name: 'Start over', exact: true })
    await doubleClick(page, startOver, turn, () => expect(confirm).toBeVisible())
    await expect(page.locator('iframe')).toHaveCount(1)
    expect(await records(page)).toBe(1)
    await page.getByRole('button', { name: 'Keep this order', exact: true }).press('Enter')
  }
  expect(service.state().requests['card.checkout']).toBe(1)
})

/** Fails each purchase, once `answer` has resolved. Returns how many the page has sent. */
async function failPurchases(page: Page, answer = async () => {}): Promise<() => number> {
  let sent = 0
  await page.route('**/v1/card/checkout', async (route) => {
    if (route.request().method() === 'POST') sent += 1
    await answer()
    return route.fulfill({
      status: 502,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 'rail_error', message: 'The payment rail failed.' } },
    })
  })
  ignoreComplaints(page)
  return () => sent
}

/** Opens the form, once its quote has loaded and the button no longer moves. */
async function openForm(page: Page) {
  await page.goto('/')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByText('47.56')).toBeVisible()
}

const submit = (page: Page) => page.getByRole('button', { name: /^Continue to pay/ })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
const unknown = (page: Page) => heading(page, 'We’re not sure your purchase started')

test('double clicks on "Continue" and "Try again" send one purchase each in every viewport, even if the 502 arrives at once', async ({
  page,
}) => {
  test.slow()
  const sent = await failPurchases(page)
  for (const [turn, viewport] of viewports.entries()) {
    await page.setViewportSize(viewport)
    await openForm(page)
    const before = sent()
    await doubleClick(page, submit(page), turn, () => expect(unknown(page)).toBeVisible())
    expect(sent()).toBe(before + 1)
    expect(await records(page)).toBe(1)
    await doubleClick(page, tryAgain(page), turn, async () => {
      await expect.poll(sent).toBe(before + 2)
      await expect(tryAgain(page)).toBeVisible()
    })
    expect(sent()).toBe(before + 2)
  }
})

test('the second click of a double click on "Try again" sends no purchase, even if the page is too busy to handle it soon', async ({
  page,
}) => {
  // So late that the button appears under the pointer again.
  const sent = await failPurchases(page, () => pass(page, 2 * SETTLE_MS))
  await openForm(page)
  await submit(page).click()
  await expect(unknown(page)).toBeVisible()
  await pass(page, SETTLE_MS)
  const click = await clickerAt(page, tryAgain(page))
  await click(0, 1)
  await expect.poll(sent).toBe(2)
  await expect(tryAgain(page)).toBeVisible()
  await pass(page, 2 * SETTLE_MS)
  await click(250, 1)
  await pass(page, SETTLE_MS)
  expect(sent()).toBe(2)

  const clickAgain = await clickerAt(page, tryAgain(page))
  await clickAgain(0, 1)
  await expect.poll(sent).toBe(3)
  await page.unrouteAll({ behavior: 'wait' })
})
