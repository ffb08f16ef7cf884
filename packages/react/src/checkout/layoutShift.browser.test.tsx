import '../styles/styles.css'
import { emulateDevice } from '@onramp-kit/test-tools/emulateDevice'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout } from '@onramp-kit/test-tools/orderStates'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

let stage: Stage
beforeEach(async () => {
  // What moves shifts no layout either.
  await emulateDevice({ 'prefers-reduced-motion': 'no-preference' })
  stage = openStage()
  await page.viewport(800, 1200)
})
afterEach(() => stage.leave())

/** Waits until the browser has drawn the page, which is when it measures a shift. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Collects the layout shifts until it is called. */
function watchShifts(): () => unknown {
  const shifts: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  return () => {
    shifts.push(...observer.takeRecords())
    observer.disconnect()
    return shifts.map((entry) => entry.toJSON())
  }
}

test('an arriving quote shifts no layout', async () => {
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  stage.setFault((request) =>
    request.url.includes('/card/quote')
      ? sent.then(() => stage.changed(request, (quote: object) => quote))
      : undefined,
  )
  await stage.show(checkout())
  await stage.at('.onramp-quote[data-state="loading"]')
  await drawn()
  const shifts = watchShifts()
  send()
  await stage.at('.onramp-quote[data-state="fresh"]')
  await drawn()
  expect(shifts()).toEqual([])
})

test.each([
  ['sent', 'order_broadcasted'],
  ['cancelled', 'order_cancelled'],
])('a purchase shifts no layout until it is %s', async (step, status) => {
  await stage.show(checkout())
  await stage.at('.onramp-quote[data-state="fresh"]')
  await stage.press(/^Continue/)
  await stage.at('[data-step="paying"]')
  await drawn()
  const shifts = watchShifts()
  for (const [next, nextStep] of [
    ['order_completed', 'settling'],
    [status, step],
  ] as const) {
    await stage.callback(next)
    await stage.at(`[data-step="${nextStep}"]`)
    await drawn()
  }
  expect(shifts()).toEqual([])
})
