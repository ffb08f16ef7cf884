import { createMemoryStorage } from '@onramp-kit/test-tools/memoryStorage'
import { expect, test } from 'vitest'
import { openOrder, startHarness } from '../harness.test.helper.ts'
import type { Service } from '../service/createService.ts'
import type { ServiceOptions } from '../service/extension.ts'
import { persistState, type StateStorage } from './persistState.ts'

const KEY = 'state'

/** Creates a service that keeps its state in `storage`, as after a reload. */
function load(storage: StateStorage, options: ServiceOptions = {}) {
  const { service } = startHarness(options)
  persistState(service, storage, KEY)
  return service
}

/** The state in a storage. */
function stateIn(storage: ReturnType<typeof createMemoryStorage>) {
  const { service } = startHarness()
  service.restore(JSON.parse(storage.getItem(KEY) ?? ''))
  return service.state()
}

test('stores the state after every response and every control', async () => {
  const storage = createMemoryStorage()
  const service = load(storage)
  const { order_id: id } = await openOrder(service)
  expect(stateIn(storage).orders[0]).toMatchObject({ id, status: 'payment_pending' })
  service.callback(id, 'order_completed')
  expect(stateIn(storage).orders[0]?.status).toBe('order_completed')
  service.scenario('slow', id)
  service.advance(60_000)
  expect(stateIn(storage)).toEqual(service.state())
  const reloaded = load(storage)
  expect(reloaded.state()).toEqual(service.state())
  reloaded.reset()
  expect(stateIn(storage).orders).toEqual([])
})

test('stores only the state of the last service with the same storage and key', async () => {
  const storage = createMemoryStorage()
  const other = createMemoryStorage()
  const delays: (() => void)[] = []
  const sleep = () => new Promise<void>((resolve) => void delays.push(resolve))
  const first = load(storage, { latency: { minMs: 1, maxMs: 1 }, sleep })
  persistState(first, other, KEY)
  persistState(first, storage, 'other key')
  const late = first.handle(new Request('https://onramp.test/v1/fx'))
  await expect.poll(() => delays).toHaveLength(1)
  const second = load(storage, { seed: 2 })
  const stored = () => storage.getItem(KEY)
  const expected = () => JSON.stringify(second.snapshot())
  await openOrder(second)
  expect(stored()).toBe(expected())
  for (const run of delays) run()
  await late
  expect(stored()).toBe(expected())
  first.advance(60_000)
  first.reset()
  expect(stored()).toBe(expected())
  for (const text of [other.getItem(KEY), storage.getItem('other key')])
    expect(text).toBe(JSON.stringify(first.snapshot()))
})

/** Opens some orders. Returns their ids, and the tokens of their pages. */
async function openOrders(service: Pick<Service, 'handle'>) {
  const opened = []
  for (let count = 0; count < 5; count++) opened.push(await openOrder(service))
  return opened.flatMap(({ order_id, url }) => [order_id, new URL(url).searchParams.get('session')])
}

test.each([
  ['another seed', 2],
  ['the same seed', 1],
])('a copy of a tab with %s repeats no id', async (_, seed) => {
  const storage = createMemoryStorage()
  const first = load(storage)
  const ids = await openOrders(first)
  const copy = createMemoryStorage()
  copy.setItem(KEY, storage.getItem(KEY) ?? '')
  ids.push(...(await openOrders(load(copy, { seed }))), ...(await openOrders(first)))
  expect(new Set(ids).size).toBe(30)
})

test('tabs of different seeds, each reloaded several times, repeat no id', async () => {
  const ids = []
  for (const seeds of [
    [1, 1, 1, 1],
    [2, 2, 2, 2],
    [3, 4, 5, 3],
  ]) {
    const storage = createMemoryStorage()
    for (const seed of seeds) {
      // A control stores the state before a reload without an order.
      load(storage, { seed }).advance(1)
      ids.push(...(await openOrders(load(storage, { seed }))))
    }
  }
  expect(new Set(ids).size).toBe(120)
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
