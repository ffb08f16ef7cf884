import { destination, details } from '@onramp-kit/test-tools/checkoutHarness'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { expect, test } from 'vitest'
import { webLock } from '../platform/lock.ts'
import { createCheckout } from './createCheckout.ts'

test('a tab that cannot store its order keeps the Web Lock, so that another opens no purchase', async () => {
  let posts = 0
  const storage = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem() {},
  }
  const fetch = async (request: RequestInfo | URL) => {
    if (!(request instanceof Request) || request.method !== 'POST')
      return new Promise<never>(() => {})
    posts += 1
    return Response.json({ order_id: crypto.randomUUID(), url: 'https://pay.example/1' })
  }
  const openTab = () => {
    const { client, clock } = createTestClient({ fetch, storage, lock: webLock })
    return { checkout: createCheckout(client, destination), clock }
  }
  const [first, second] = [openTab(), openTab()]
  const step = () => second.checkout.getSnapshot().step
  await first.checkout.open(details)
  void second.checkout.open(details)
  await expect.poll(() => second.clock.advance(100).then(step)).toBe('resuming')
  expect(posts).toBe(1)
  first.checkout.startOver()
  await first.clock.advance(1_000)
  const stop = second.checkout.subscribe(() => {})
  await expect.poll(() => second.clock.advance(1_000).then(step)).toBe('details')
  await second.checkout.open(details)
  expect(posts).toBe(2)
  stop()
})
