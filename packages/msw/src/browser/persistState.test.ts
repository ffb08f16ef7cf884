import { createMemoryStorage } from '@onramp-kit/test-tools/memoryStorage'
import { expect, test } from 'vitest'
import { openOrder, startHarness } from '../harness.test.helper.ts'
import { persistState } from './persistState.ts'

const KEY = 'state'

/** Creates a service that keeps its state in `storage`, as after a reload. */
function load(storage: ReturnType<typeof createMemoryStorage>) {
  const { service } = startHarness()
  persistState(service, storage, KEY)
  return service
}

test('stores the state after every response and every control', async () => {
  const storage = createMemoryStorage()
  const service = load(storage)
  const { order_id: id } = await openOrder(service)
  expect(load(storage).state().orders[0]).toMatchObject({ id, status: 'payment_pending' })
  service.callback(id, 'order_completed')
  expect(load(storage).state().orders[0]?.status).toBe('order_completed')
  service.scenario('slow', id)
  service.advance(60_000)
  expect(load(storage).state()).toEqual(service.state())
  service.reset()
  expect(load(storage).state().orders).toEqual([])
})

test.each([
  ['not JSON', '{'],
  ['foreign', '{"orders":[]}'],
  ['older', JSON.stringify({ ...startHarness().service.snapshot(), version: 0 })],
])('deletes a stored state that is %s', (_what, text) => {
  const storage = createMemoryStorage()
  storage.setItem(KEY, text)
  expect(load(storage).state()).toEqual(startHarness().service.state())
  // Reading the state has stored it, in place of the invalid one.
  expect(storage.getItem(KEY)).not.toBe(text)
})

test('keeps working when the storage fails', async () => {
  const { service } = startHarness()
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  persistState(service, { getItem: fail, setItem: fail, removeItem: fail }, KEY)
  const { order_id: id } = await openOrder(service)
  expect(service.callback(id, 'order_completed').status).toBe('order_completed')
})
