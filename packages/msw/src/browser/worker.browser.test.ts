import { createOnrampClient } from '@onramp-kit/core'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createService } from '../service/createService.ts'
import * as entry from './index.ts'
import { createOnrampWorker, type WorkerOptions } from './index.ts'

const { wallet } = purchase

/** Loads a page: a service, its worker and a client. It stays until it is left, or until the end of the test. */
async function loadPage(options: WorkerOptions) {
  const service = createService({
    keys: [
      { key: 'svc_public_sandbox_here', origins: [location.origin] },
      { key: 'svc_public_sandbox_elsewhere', origins: ['https://shop.example'] },
    ],
  })
  const worker = createOnrampWorker(service, options)
  await worker.start({ onUnhandledFrame: 'bypass' })
  let left: Promise<void> | undefined
  const leave = () => (left ??= Promise.resolve(worker.stop()))
  onTestFinished(leave)
  onTestFinished(() => sessionStorage.clear())
  const { baseUrl } = options
  const onramp = createOnrampClient({ publishableKey: 'svc_public_sandbox_here', baseUrl })
  return { service, onramp, leave }
}

test('the entry exports exactly the public names', () => {
  expect(Object.keys(entry).toSorted()).toEqual(['createOnrampWorker', 'showHostedPages'])
})

test('a page buys from its worker without any network', async () => {
  const baseUrl = 'https://service.example'
  const { onramp, service } = await loadPage({ baseUrl, storage: null })
  const { order_id: id } = await onramp.card.checkout(purchase)
  service.callback(id, 'order_broadcasted')
  expect(await onramp.card.orders.settled({ id, wallet })).toMatchObject({
    status: 'order_broadcasted',
  })
  // The worker sees a request before the browser adds the `Origin` header, and passes the page's origin.
  const stranger = createOnrampClient({ publishableKey: 'svc_public_sandbox_elsewhere', baseUrl })
  await expect(stranger.card.orders.get({ id, wallet })).rejects.toMatchObject({
    code: 'origin_not_allowed',
  })
})

test('a page buys with a key of another origin, which the worker is given', async () => {
  const baseUrl = 'https://live.example'
  await loadPage({ baseUrl, storage: null, origin: 'https://shop.example' })
  const onramp = createOnrampClient({ publishableKey: 'svc_public_sandbox_elsewhere', baseUrl })
  expect(await onramp.card.checkout(purchase)).toHaveProperty('order_id')
})

test('a page buys from its worker in a browser without Request.body', async () => {
  const { body } = Object.getOwnPropertyDescriptors(Request.prototype)
  const { onramp, service } = await loadPage({
    baseUrl: 'https://firefox.example',
    storage: null,
  })
  Reflect.deleteProperty(Request.prototype, 'body')
  onTestFinished(() => void Object.defineProperty(Request.prototype, 'body', body))
  const { order_id: id } = await onramp.card.checkout(purchase)
  expect(service.state().orders).toMatchObject([{ id, status: 'payment_pending' }])
})

test('logs no requests', async () => {
  const printed = (['log', 'info', 'groupCollapsed'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => {}),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const { leave, onramp } = await loadPage({ baseUrl: 'https://silent.example', storage: null })
  await onramp.card.checkout(purchase)
  await leave()
  expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('keeps the state across a reload, and repeats no id', async () => {
  const baseUrl = 'https://reloaded.example'
  const before = await loadPage({ baseUrl })
  const { order_id: id } = await before.onramp.card.checkout(purchase)
  before.service.advance(60_000)
  before.service.callback(id, 'order_completed')
  await before.leave()

  const after = await loadPage({ baseUrl })
  const order = await after.onramp.card.orders.get({ id, wallet })
  expect(order.status).toBe('order_completed')
  expect(Date.parse(after.service.state().now) - Date.now()).toBeGreaterThan(50_000)
  const { order_id: next } = await after.onramp.card.checkout(purchase)
  expect(next).not.toBe(id)
  expect(after.service.state().orders.map((each) => each.id)).toEqual([id, next])
})

test('deletes a broken state, and keeps none without a storage', async () => {
  const baseUrl = 'https://broken.example'
  sessionStorage.setItem(`onramp-kit.service.${baseUrl}`, '{"version":')
  const first = await loadPage({ baseUrl })
  const { order_id: id } = await first.onramp.card.checkout(purchase)
  await first.leave()
  const second = await loadPage({ baseUrl, storage: null })
  await expect(second.onramp.card.orders.get({ id, wallet })).rejects.toMatchObject({
    code: 'order_not_found',
  })
})
