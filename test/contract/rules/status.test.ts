import { isTerminal } from '@onramp-kit/core'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { expect } from 'vitest'
import { openWorld } from '../interfaceWorld.ts'
import { rule } from './rule.ts'

const opened = async () => {
  const world = openWorld()
  const { order_id: id } = await world.client.card.checkout(purchase)
  const status = async () => (await world.client.card.orders.get({ id, wallet: WALLET })).status
  return { ...world, id, status }
}

rule('status.pending', async () => {
  const { status, service, id } = await opened()
  expect([await status(), isTerminal('payment_pending')]).toEqual(['payment_pending', false])
  service.callback(id, 'order_completed')
  expect(await status()).toBe('order_completed')
})

rule('status.completed', async () => {
  const { status, service, id } = await opened()
  service.callback(id, 'order_completed')
  expect([await status(), isTerminal('order_completed')]).toEqual(['order_completed', false])
  service.callback(id, 'order_broadcasted')
  expect(await status()).toBe('order_broadcasted')
})

rule('status.broadcasted', async () => {
  const { status, service, id } = await opened()
  service.callback(id, 'order_broadcasted')
  for (const later of ['payment_pending', 'order_completed', 'order_cancelled'])
    service.callback(id, later)
  expect([await status(), isTerminal('order_broadcasted')]).toEqual(['order_broadcasted', true])
})

rule('status.cancelled', async () => {
  const { status, service, id } = await opened()
  service.callback(id, 'order_cancelled')
  for (const later of ['payment_pending', 'order_completed', 'order_broadcasted'])
    service.callback(id, later)
  expect([await status(), isTerminal('order_cancelled')]).toEqual(['order_cancelled', true])
})

rule('status.opens', async () => {
  const { service } = await opened()
  expect(service.state().orders.map(({ status_history }) => status_history[0]?.status)).toEqual([
    'payment_pending',
  ])
})

rule('status.written', async () => {
  const world = openWorld()
  let held: string[] = []
  // Inspects the service before the client has the response.
  world.setFault(async (request) => {
    const response = await world.service.handle(request)
    held = world.service.state().orders.map(({ url }) => url)
    return response
  })
  const { url } = await world.client.card.checkout(purchase)
  expect(held).toEqual([url])
})

rule('status.callback', async () => {
  for (const first of ['order_completed', 'order_broadcasted', 'order_cancelled']) {
    const { status, service, id } = await opened()
    service.callback(id, first)
    expect(await status()).toBe(first)
  }
})

rule('status.before', async () => {
  const { status, service } = await opened()
  expect(await status()).toBe('payment_pending')
  service.advance(86_400_000)
  expect(await status()).toBe('payment_pending')
})

rule('status.final', async () => {
  for (const [first, second] of [
    ['order_broadcasted', 'order_cancelled'],
    ['order_cancelled', 'order_broadcasted'],
  ] as const) {
    const { status, service, id, client, clock, setFault } = await opened()
    service.callback(id, first)
    service.callback(id, second)
    expect(await status()).toBe(first)
    // The client does not take a late response for a transition.
    const seen: string[] = []
    const watch = (async () => {
      for await (const order of client.card.orders.watch({ id, wallet: WALLET }))
        seen.push(order.status)
    })()
    setFault(() => undefined)
    await clock.advance(60_000)
    await watch
    expect(seen).toEqual([first])
  }
})

rule('status.polling', async () => {
  for (const end of ['order_broadcasted', 'order_cancelled']) {
    const { client, service, clock, id } = await opened()
    const settled = client.card.orders.settled({ id, wallet: WALLET })
    await clock.advance(30_000)
    service.callback(id, end)
    await clock.advance(30_000)
    expect((await settled).status).toBe(end)
    const asked = service.state().requests['card.orders.get']
    await clock.advance(86_400_000)
    expect(service.state().requests['card.orders.get']).toBe(asked)
  }
})
