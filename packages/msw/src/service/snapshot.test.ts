import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { describe, expect, test } from 'vitest'
import { register } from '../customer.test.helper.ts'
import { openOrder, startHarness } from '../harness.test.helper.ts'
import { mastercard, openPage } from './pages/openPage.test.helper.ts'

const waits: number[] = []
const options = {
  rateLimit: { requests: 3, windowMs: 10_000 },
  latency: { minMs: 0, maxMs: 1000 },
  sleep: async (ms: number) => void waits.push(ms),
}

test('a service restored from JSON continues like the original', async () => {
  const original = startHarness(options)
  const page = await openPage(original.service)
  await page.send('card', mastercard)
  const id = page.order()?.id
  original.service.advance(1000)
  original.service.scenario('declined')
  const json = JSON.stringify(original.service.snapshot())
  const restored = startHarness(options)
  restored.service.restore(JSON.parse(json))

  const goOn = async ({ ask, service }: typeof original) => {
    waits.length = 0
    const before = service.state()
    const next = await openOrder(service)
    const read = () => ask('GET', `/v1/card/orders/${id}?wallet=${WALLET}`)
    const limits = [(await read()).status, (await read()).status]
    service.advance(2999)
    const pending = service.state().orders[0]?.status
    service.advance(1)
    return {
      before,
      next,
      limits,
      pending,
      waits: [...waits],
      after: service.state(),
      left: service.snapshot(),
    }
  }
  const [one, other] = [await goOn(original), await goOn(restored)]
  expect(other).toEqual(one)
  expect(one).toMatchObject({ limits: [200, 429], pending: 'order_completed' })
  expect(new Set(one.waits).size).toBe(3)
  expect(one.after.orders[0]?.status).toBe('order_broadcasted')
})

test('snapshot and service do not share state', async () => {
  const { service } = startHarness(options)
  await openOrder(service)
  const snapshot = service.snapshot()
  const json = JSON.stringify(snapshot)
  await openOrder(service)
  service.advance(5)
  expect(JSON.stringify(snapshot)).toBe(json)
  service.restore(snapshot)
  for (const { order } of snapshot.state.orders) Object.assign(order, { status: 'mine' })
  for (const { order } of service.snapshot().state.orders) Object.assign(order, { status: 'mine' })
  expect(service.state().orders.map(({ status }) => status)).toEqual(['payment_pending'])
})

test('a restored service opens the accounts that were scheduled', async () => {
  const original = startHarness({ accounts: { afterMs: 5000 } })
  await register(original)
  original.service.customerStatus(WALLET, 'active')
  const json = JSON.stringify(original.service.snapshot())
  const restored = startHarness({ accounts: { afterMs: 5000 } })
  restored.service.restore(JSON.parse(json))
  expect(restored.service.state().customers[0]?.accounts).toEqual([])
  for (const { service } of [original, restored]) service.advance(5000)
  expect(restored.service.state().customers[0]?.accounts).toHaveLength(3)
  expect(restored.service.state()).toEqual(original.service.state())
})

describe('restore rejects an invalid snapshot and keeps the state', () => {
  const { service } = startHarness()
  const good = service.snapshot()
  test.each<[string, unknown, string]>([
    ['null', null, 'it is not a snapshot of this service'],
    ['text', 'onramp-service', 'it is not a snapshot of this service'],
    ['foreign', { version: 6, state: {} }, 'it is not a snapshot of this service'],
    ['older', { ...good, version: 5 }, 'its version is 5, and this release reads 6'],
    ['later', { ...good, version: 7 }, 'its version is 7, and this release reads 6'],
    ['empty', { ...good, state: undefined }, 'it has no state'],
    ['broken', { ...good, state: { ...good.state, orders: 7 } }, 'its state is broken'],
    ['broken in depth', { ...good, state: { ...good.state, clock: {} } }, 'its state is broken'],
    ['partial', { ...good, state: { clock: good.state.clock } }, 'its state is broken'],
    [
      'with an unknown scenario',
      { ...good, state: { ...good.state, scenario: 'x' } },
      'its state is broken',
    ],
    ['with a function', { ...good, state: { ...good.state, ids: () => 4 } }, 'its state is broken'],
  ])('%s', async (_name, snapshot, reason) => {
    const harness = startHarness()
    const opened = await openOrder(harness.service)
    harness.service.advance(5)
    const before = harness.service.snapshot()
    expect(() => harness.service.restore(snapshot)).toThrow(
      `restore: the snapshot is invalid: ${reason}. Pass the result of snapshot()`,
    )
    expect(harness.service.snapshot()).toEqual(before)
    expect(harness.service.state().orders[0]?.id).toBe(opened.order_id)
  })
})
