import type { Service } from '@onramp-kit/msw'
import type { Frame, Page } from '@playwright/test'
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

/**
 * Opens the payment page, and lets so much time pass in the page that the checkout reads the order once a minute: a read
 * before that follows a message. Returns the frame of the hosted page.
 */
async function proceedUntilQuiet(page: Page, service: Service): Promise<Frame> {
  await page.clock.install()
  await proceed(page)
  const hosted = await hostedFrame(page)
  await page.clock.fastForward('40:00')
  const before = orderReads(service)
  await expect
    .poll(async () => {
      await page.clock.fastForward('02:00')
      return orderReads(service)
    })
    .toBeGreaterThan(before)
  return hosted
}

/** Waits until a request of the page has reached the service, as one that the page sent before has by then. */
const reachService = (page: Page) =>
  page.evaluate((address) => fetch(`${address}/v1/fx`).then((response) => response.text()), SERVICE)

/** Counts the messages that the page receives from now on. */
async function countMessages(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { received: 0 })
    window.addEventListener('message', () => {
      const { received } = window as unknown as { received: number }
      Object.assign(window, { received: received + 1 })
    })
  })
  return () => page.evaluate('window.received')
}

test('messages of other windows than the hosted page change nothing', async ({ page, service }) => {
  await proceedUntilQuiet(page, service)
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
  // The least time between two reads has passed.
  await page.clock.fastForward(2_000)
  const before = orderReads(service)
  const received = await countMessages(page)
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
  await expect.poll(received).toBe(800)
  await reachService(page)
  expect(orderReads(service)).toBe(before)
  await expect(heading(page, 'Complete your payment')).toBeVisible()
})

test('a message from the hosted page triggers the next read, at most once a second', async ({
  page,
  service,
}) => {
  const hosted = await proceedUntilQuiet(page, service)
  const received = await countMessages(page)
  // Stops the time of the page, long before the next read without a message.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
  await reachService(page)
  const before = orderReads(service)
  const readsAfter = async (round: number) => {
    await hosted.evaluate(() => {
      for (let count = 0; count < 20; count++) parent.postMessage('hint', '*')
    })
    await expect.poll(received).toBe(20 * round)
    await page.clock.runFor(1)
    await reachService(page)
    return orderReads(service) - before
  }
  expect(await readsAfter(1)).toBe(1)
  expect(await readsAfter(2)).toBe(1)
  await page.clock.runFor(900)
  expect(await readsAfter(3)).toBe(1)
  await page.clock.runFor(200)
  expect(await readsAfter(4)).toBe(2)
  expect(await readsAfter(5)).toBe(2)
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
