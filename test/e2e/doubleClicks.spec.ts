import type { Locator, Page } from '@playwright/test'
import { expect, heading, ignoreComplaints, proceed, test } from './world.ts'

const widths = [320, 360, 375, 390, 412, 600, 768, 1024, 1280, 1440]
const everyViewport = [568, 844].flatMap((height) => widths.map((width) => ({ width, height })))

/** Every fifth viewport in `npm test`: the clicks take real time. */
const isFull = process.env['TEST_EDITION'] === 'full'
const viewports = everyViewport.filter((_, place) => isFull || place % 5 === 0)

/** Milliseconds between two clicks of a person, and the browser's count of the second one. */
const hands = [
  { gap: 120, count: 2 },
  { gap: 250, count: 2 },
  { gap: 120, count: 1 },
  { gap: 250, count: 1 },
] as const

/** Clicks twice at the control's position in real time, even if the page moves meanwhile. */
async function doubleClick(page: Page, control: Locator, turn: number) {
  const { gap, count } = hands[turn % hands.length] ?? hands[0]
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (box === null) throw new Error('the control is not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  // The pause is part of the input; no assertion depends on time.
  await page.waitForTimeout(gap)
  await page.mouse.click(x, y, { clickCount: count })
}

const records = (page: Page) =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('onramp-kit.order.')).length,
  )

test('a double click on "Start over" keeps the payment page in every viewport', async ({
  page,
  service,
}) => {
  await proceed(page)
  for (const [turn, viewport] of viewports.entries()) {
    await page.setViewportSize(viewport)
    await doubleClick(page, page.getByRole('button', { name: 'Start over', exact: true }), turn)
    await expect(page.getByRole('button', { name: 'I haven’t paid, start over' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(1)
    expect(await records(page)).toBe(1)
    await page.getByRole('button', { name: 'Keep this order', exact: true }).press('Enter')
  }
  expect(service.state().requests['card.checkout']).toBe(1)
})

test('double clicks on "Continue" and "Try again" send one purchase each in every viewport, even if the 502 arrives at once', async ({
  page,
}) => {
  let sent = 0
  await page.route('**/v1/card/checkout', (route) => {
    if (route.request().method() === 'POST') sent += 1
    return route.fulfill({
      status: 502,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 'rail_error', message: 'The payment rail failed.' } },
    })
  })
  ignoreComplaints(page)
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  for (const [turn, viewport] of viewports.entries()) {
    sent = 0
    await page.setViewportSize(viewport)
    await page.goto('/')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    // The quote has loaded, so the button no longer moves.
    await expect(page.getByText('47.56')).toBeVisible()
    await doubleClick(page, page.getByRole('button', { name: /^Continue to pay/ }), turn)
    await expect(heading(page, 'We couldn’t confirm your purchase')).toBeVisible()
    expect(sent).toBe(1)
    expect(await records(page)).toBe(1)
    // Waits until the button accepts the pointer.
    await page.waitForTimeout(600)
    await doubleClick(page, tryAgain, turn)
    await expect(tryAgain).toBeVisible()
    await expect.poll(() => sent).toBe(2)
  }
})
