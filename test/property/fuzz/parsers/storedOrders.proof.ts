import { createCheckout } from '@onramp-kit/core'
import { ORDER_ID, order } from '@onramp-kit/test-tools/cardSamples'
import { destination, KEY } from '@onramp-kit/test-tools/checkoutHarness'
import { json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { atLeast, exactly, prove } from '../../figures.ts'
import { edited } from '../answers/edited.ts'
import { anyText, hostileText } from '../answers/hostileText.ts'
import { inputs, leftUncaught } from '../check.ts'
import { createTally } from '../tally.ts'
import { isRecord } from './isRecord.ts'

const now = createTestClient().clock.now()
const record = {
  v: 1,
  purchaseId: 'a',
  chain: 8453,
  token: 'USDC',
  amount: '50',
  currency: 'USD',
  trade_type: 'EXACT_INPUT',
} as const
const orders = fc.constantFrom(ORDER_ID, null)
const times = fc.constantFrom(
  now,
  now - 30_000,
  now - 86_400_000,
  now + 3_600_000,
  0,
  -1,
  8.64e15,
  1e300,
)
const stored = fc.oneof(
  {
    weight: 1,
    arbitrary: fc
      .tuple(orders, times)
      .map(([order_id, created_at]) => JSON.stringify({ ...record, order_id, created_at })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(orders, times)
      .chain(([order_id, created_at]) => edited({ ...record, order_id, created_at })),
  },
  { weight: 1, arbitrary: fc.oneof(hostileText, anyText) },
)

test('the checkout starts in a valid state and sends no purchase, whatever storage contains', async (context) => {
  const tally = createTally()
  let posts = 0
  const left = await leftUncaught(stored, async (text) => {
    const { fetch, requests } = scriptNetwork(json(order('payment_pending')))
    const { client, clock, storage } = createTestClient({ fetch })
    storage.setItem(KEY, text)
    const checkout = createCheckout(client, destination)
    const { step, order_id, purchase, url, order: held } = checkout.getSnapshot()
    const expected = isRecord(text, now)
    expect([purchase, url, held]).toEqual([undefined, undefined, undefined])
    expect(order_id).toBe(expected?.order_id ?? undefined)
    if (expected === undefined) expect(step).toBe('details')
    else expect(step).not.toBe('details')
    const leave = checkout.subscribe(() => {})
    await clock.advance(0)
    leave()
    for (const request of requests) expect(new URL(request.url).pathname).toContain(`/${order_id}`)
    posts += requests.filter(({ method }) => method === 'POST').length
    tally.add(step)
  })
  prove(context, [
    exactly('texts', tally.total(), inputs),
    atLeast('  without a resumed order', tally.of('details'), 1),
    ...tally.figures('  step: '),
    exactly('purchases sent', posts, 0),
    exactly('uncaught errors and rejections', left, 0),
  ])
})
