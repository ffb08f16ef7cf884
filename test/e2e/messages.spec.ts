import { SERVICE } from './addresses.ts'
import {
  expect,
  heading,
  hostedFrame,
  ignoreComplaints,
  orderReads,
  proceed,
  rail,
  test,
} from './world.ts'

/** The reads of a fresh order in `ms`, without messages. */
const quietReads = (ms: number) => ms / 1_600 + 1

test('messages of other windows than the hosted page change nothing', async ({ page, service }) => {
  await proceed(page)
  await hostedFrame(page)
  // The browser logs that the page does not exist.
  ignoreComplaints(page)
  // A second frame of the service's own origin: the right origin, but not the hosted page's window.
  await page.evaluate((address) => {
    const other = document.createElement('iframe')
    other.src = `${address}/pay/other`
    document.body.append(other)
  }, SERVICE)
  await expect
    .poll(() => page.frames().some((each) => each.url().endsWith('/pay/other')))
    .toBe(true)
  const other = page.frames().find((each) => each.url().endsWith('/pay/other'))
  const before = orderReads(service)
  const began = Date.now()
  for (let round = 0; round < 20; round++) {
    await other?.evaluate(() => {
      for (let count = 0; count < 20; count++)
        parent.postMessage({ type: 'onramp.order_changed', status: 'order_broadcasted' }, '*')
    })
    // A valid message from the wrong origin.
    await page.evaluate(() => {
      for (let count = 0; count < 20; count++)
        window.postMessage({ type: 'onramp.order_changed' }, '*')
    })
  }
  const reads = orderReads(service) - before
  expect(reads).toBeLessThanOrEqual(quietReads(Date.now() - began))
  await expect(heading(page, 'Complete your payment')).toBeVisible()
})

test('a message from the hosted page triggers the next read, at most once a second', async ({
  page,
  service,
}) => {
  await proceed(page)
  const hosted = await hostedFrame(page)
  const before = orderReads(service)
  const lasted = await hosted.evaluate(async () => {
    const began = performance.now()
    while (performance.now() - began < 4_000) {
      parent.postMessage('hint', '*')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return performance.now() - began
  })
  const reads = orderReads(service) - before
  expect(reads).toBeGreaterThanOrEqual(3)
  expect(reads).toBeLessThanOrEqual(lasted / 1_000 + 1)
})

test('the checkout shows the status of the order and not of a message', async ({
  page,
  service,
}) => {
  await proceed(page)
  const hosted = await hostedFrame(page)
  await hosted.evaluate(() => parent.postMessage({ status: 'order_broadcasted' }, '*'))
  await expect(heading(page, 'Complete your payment')).toBeVisible()
  rail(service, 'order_broadcasted')
  await expect(heading(page, 'USDC sent')).toBeVisible()
})
