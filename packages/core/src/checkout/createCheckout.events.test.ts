import { ORDER_ID } from '@onramp-kit/test-tools/cardSamples'
import {
  details,
  MINUTE,
  opened,
  setUpCheckout,
  status,
} from '@onramp-kit/test-tools/checkoutHarness'
import { errorResponse, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import type { TestClientOptions } from '@onramp-kit/test-tools/testClient'
import { expect, test, vi } from 'vitest'
import type { CheckoutOptions, PurchaseEvent } from './checkout.ts'

function setUp(turns: Turn[], options: CheckoutOptions = {}, world: TestClientOptions = {}) {
  const events: PurchaseEvent[] = []
  const onEvent = (event: PurchaseEvent) => void events.push(event)
  return { events, ...setUpCheckout(turns, world, { onEvent, ...options }) }
}

const { amount, ...chosen } = details
const submitted = { type: 'submitted', ...chosen }
const read = (name: string) => ({ type: 'status', order_id: ORDER_ID, status: name })

test('a checkout reports a purchase from its request to its end, once each', async () => {
  const { events, clock, open } = setUp([
    opened,
    status('payment_pending'),
    status('order_completed'),
    status('order_completed'),
    status('order_broadcasted'),
  ])
  await open().checkout.open(details)
  await clock.advance(MINUTE)
  expect(events).toEqual([
    submitted,
    { type: 'opened', order_id: ORDER_ID },
    read('payment_pending'),
    read('order_completed'),
    read('order_broadcasted'),
  ])
})

test('events contain the amount only on request', async () => {
  const { events, open } = setUp([opened], { includeAmounts: true })
  await open().checkout.open(details)
  expect(events[0]).toEqual({ ...submitted, amount })
})

test('a rejected purchase reports its code and field, and the next one is submitted again', async () => {
  const { events, open } = setUp([errorResponse(400, 'validation_error'), opened])
  const { checkout } = open()
  await checkout.open(details)
  await checkout.open(details)
  expect(events.map(({ type }) => type)).toEqual(['submitted', 'refused', 'submitted', 'opened'])
  expect(events[1]).toMatchObject({ code: 'validation_error' })
})

test('an invalid purchase is refused, and not submitted', async () => {
  const { events, open } = setUp([])
  await open().checkout.open({ ...details, amount: 'ten' })
  expect(events).toEqual([{ type: 'refused', code: 'invalid_input', field: 'amount' }])
})

test('a purchase that was never sent is refused, and not submitted', async () => {
  const { events, page, open } = setUp([])
  page.set({ online: false })
  await open().checkout.open(details)
  expect(events).toEqual([{ type: 'refused', code: 'network_error', field: undefined }])
})

test('an unknown outcome is reported with its code, and so is its retry', async () => {
  const lost = () => Promise.reject(new TypeError('failed'))
  const { events, open } = setUp([lost, opened])
  const { checkout } = open()
  await checkout.open(details)
  expect(events).toEqual([submitted, { type: 'unknown', code: 'network_error' }])
  await checkout.retry()
  expect(events.slice(2)).toEqual([submitted, { type: 'opened', order_id: ORDER_ID }])
})

test('a reload reports an unconfirmed purchase to its first subscriber, once', async () => {
  const { events, clock, open, reload } = setUp([() => new Promise(() => {})])
  void open().checkout.open(details)
  await clock.advance(0)
  events.length = 0
  await clock.advance(2 * MINUTE)
  events.length = 0
  const { checkout } = reload()
  const reported = [...events]
  checkout.subscribe(() => {})
  expect(reported).toEqual([{ type: 'unknown' }])
  expect(events).toEqual(reported)
})

test('a reload reports the status of its order again', async () => {
  const { events, clock, open, reload } = setUp([
    opened,
    status('order_completed'),
    status('order_completed'),
  ])
  const { checkout, leave } = open()
  await checkout.open(details)
  await clock.advance(MINUTE)
  leave()
  events.length = 0
  reload()
  await clock.advance(1_000)
  expect(events).toEqual([read('order_completed')])
})

test('an event is reported after the snapshot has changed', async () => {
  const steps: string[] = []
  const world = setUp([opened, status('order_broadcasted')], {
    onEvent: ({ type }) => void steps.push(`${type} in ${shown.checkout.getSnapshot().step}`),
  })
  const shown = world.open()
  await shown.checkout.open(details)
  await world.clock.advance(MINUTE)
  expect(steps).toEqual(['submitted in opening', 'opened in paying', 'status in sent'])
})

test('a listener may start over as soon as an order is opened or read', async () => {
  for (const type of ['opened', 'status']) {
    const world = setUp([opened, status('payment_pending')], {
      resume: 'page',
      onEvent(event) {
        if (event.type === type) shown.checkout.startOver()
      },
    })
    const shown = world.open()
    await shown.checkout.open(details)
    await world.clock.advance(MINUTE)
    expect(shown.checkout.getSnapshot()).toMatchObject({ step: 'details', error: undefined })
    expect(world.reload().checkout.getSnapshot().step).toBe('details')
  }
})

test('an error of onEvent is reported, and stops nothing', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onEvent = () => {
    throw new Error('thrown by onEvent')
  }
  const { clock, open } = setUp([opened, status('order_broadcasted')], { onEvent })
  const { checkout } = open()
  await checkout.open(details)
  await clock.advance(MINUTE)
  expect(checkout.getSnapshot().step).toBe('sent')
  expect(reported).toHaveBeenCalledTimes(3)
  reported.mockRestore()
})

test.each(['order_broadcasted', 'order_cancelled'])(
  'a listener that starts over at %s does not lose its event',
  async (last) => {
    const { events, clock, open } = setUp([opened, status('payment_pending'), status(last)])
    const { checkout } = open()
    checkout.subscribe(() => {
      if (['sent', 'cancelled'].includes(checkout.getSnapshot().step)) checkout.startOver()
    })
    await checkout.open(details)
    await clock.advance(MINUTE)
    expect(checkout.getSnapshot().step).toBe('details')
    expect(events.at(-1)).toEqual(read(last))
  },
)
