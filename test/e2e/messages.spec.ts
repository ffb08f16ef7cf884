import { expect, heading, hostedFrame, orderReads, proceed, rail, test } from './world.ts'

/** Reads in `ms` of a quiet page, at the pace that a fresh order is read at by itself. */
const quietReads = (ms: number) => ms / 1_600 + 1

test('messages from anybody but the hosted page change nothing', async ({ page }) => {
  await proceed(page)
  const before = await orderReads()
  const lasted = await page.evaluate(async () => {
    const began = performance.now()
    const evil = document.createElement('iframe')
    document.body.append(evil)
    const inside = evil.contentWindow as Window & typeof globalThis
    for (let round = 0; round < 200; round++) {
      window.postMessage({ type: 'onramp.order_changed', status: 'order_broadcasted' }, '*')
      inside.setTimeout(() => {
        inside.parent.postMessage({ type: 'onramp.order_changed' }, '*')
      }, 0)
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: 'http://127.0.0.1:4110',
          source: evil.contentWindow,
        }),
      )
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return performance.now() - began
  })
  expect((await orderReads()) - before).toBeLessThanOrEqual(quietReads(lasted))
  await expect(heading(page, 'Waiting for your payment')).toBeVisible()
})

test('a message from the hosted page brings the next read forward, at most once a second', async ({
  page,
}) => {
  await proceed(page)
  const hosted = await hostedFrame(page)
  const before = await orderReads()
  const lasted = await hosted.evaluate(async () => {
    const began = performance.now()
    while (performance.now() - began < 4_000) {
      parent.postMessage('hint', '*')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return performance.now() - began
  })
  const reads = (await orderReads()) - before
  expect(reads).toBeGreaterThanOrEqual(3)
  expect(reads).toBeLessThanOrEqual(lasted / 1_000 + 1)
})

test('what the hosted page says is a hint, and the order the truth', async ({ page }) => {
  await proceed(page)
  const hosted = await hostedFrame(page)
  await hosted.evaluate(() => parent.postMessage({ status: 'order_broadcasted' }, '*'))
  await expect(heading(page, 'Waiting for your payment')).toBeVisible()
  await rail('order_broadcasted')
  await hosted.evaluate(() => parent.postMessage('anything', '*'))
  await expect(heading(page, 'USDC sent')).toBeVisible()
})
