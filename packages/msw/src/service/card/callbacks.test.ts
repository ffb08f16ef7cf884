import { type KnownOrderStatus, orderStatuses } from '@onramp-kit/core/contract'
import { expect, test } from 'vitest'
import { openOrder, START, startHarness } from '../../harness.test.helper.ts'
import { seededRandom } from '../random.ts'
import { orderTransitions } from './callbacks.ts'

const statuses = Object.keys(orderStatuses) as KnownOrderStatus[]

test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
  'moves an order from %s on a callback of %s, if the transition is allowed',
  async (from, to) => {
    const { service } = startHarness()
    const { order_id } = await openOrder(service)
    service.callback(order_id, from)
    const moves = orderTransitions[from].includes(to)
    expect(service.callback(order_id, to).status).toBe(moves ? to : from)
  },
)

test('no sequence of callbacks changes a terminal status', async () => {
  const { service } = startHarness({ rateLimit: false })
  const { next: random } = seededRandom(3)
  for (let sequence = 0; sequence < 1000; sequence++) {
    const { order_id } = await openOrder(service)
    let ended: string | undefined
    for (let step = 0; step < 8; step++) {
      const { status } = service.callback(order_id, statuses[random() % 4] ?? 'payment_pending')
      expect(ended === undefined || status === ended).toBe(true)
      if (orderStatuses[status as KnownOrderStatus].terminal) ended = status
    }
  }
})

test('the status history holds each status once, with its time', async () => {
  const { service } = startHarness()
  const { order_id } = await openOrder(service)
  service.advance(1000)
  service.callback(order_id, 'order_completed')
  service.callback(order_id, 'order_completed')
  service.advance(1000)
  service.callback(order_id, 'order_broadcasted')
  service.callback(order_id, 'order_cancelled')
  expect(service.state().orders[0]?.status_history).toEqual(
    ['payment_pending', 'order_completed', 'order_broadcasted'].map((status, index) => ({
      status,
      at: new Date(START + index * 1000).toISOString(),
    })),
  )
})

test('rejects an unknown order or status', async () => {
  const { service } = startHarness()
  const { order_id } = await openOrder(service)
  expect(() => service.callback('none', 'order_completed')).toThrow(/no order/)
  expect(() => service.callback(order_id, 'paid')).toThrow(/^status: must be one of/)
  expect(() => service.callback(order_id, 'toString')).toThrow(/^status: /)
  expect(() => service.callback('none', 'paid')).toThrow(/^status: /)
})
