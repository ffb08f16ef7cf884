import '../styles/styles.css'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout } from '@onramp-kit/test-tools/orderStates'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

let stage: Stage
beforeEach(async () => {
  stage = openStage()
  await page.viewport(800, 1200)
})
afterEach(() => stage.leave())

/** Waits until the browser has drawn the page, which is when it measures a shift. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test.each([
  ['sent', 'order_broadcasted'],
  ['cancelled', 'order_cancelled'],
])('a purchase shifts no layout until it is %s', async (step, status) => {
  const shifts: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()))
  await stage.show(checkout())
  await stage.at('.onramp-quote[data-state="fresh"]')
  await stage.press(/^Continue/)
  await stage.at('[data-step="paying"]')
  await drawn()
  observer.observe({ type: 'layout-shift' })
  for (const [next, nextStep] of [
    ['order_completed', 'settling'],
    [status, step],
  ] as const) {
    await stage.callback(next)
    await stage.at(`[data-step="${nextStep}"]`)
    await drawn()
  }
  shifts.push(...observer.takeRecords())
  observer.disconnect()
  expect(shifts.map((entry) => entry.toJSON())).toEqual([])
})
