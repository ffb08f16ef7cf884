import type { Situation } from '@onramp-kit/core'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { expect, test } from 'vitest'
import { showOrder } from './showOrder.ts'

test('the example of an order shows its situations, and remembers that the buyer paid', async () => {
  const { client, clock, service, setFault } = createSimulatedWorld()
  const { order_id: id } = await client.card.checkout(purchase)
  const shown: Situation[] = []
  const ended = showOrder(client, { id, wallet: WALLET }, (situation) => shown.push(situation))
  await clock.advance(1_000)
  setFault(() => Promise.reject(new TypeError('fetch failed')))
  await clock.advance(10_000)
  setFault(() => undefined)
  service.callback(id, 'order_completed')
  await clock.advance(20_000)
  service.callback(id, 'order_cancelled')
  await clock.advance(20_000)
  await ended
  const told = shown.map(({ name, reads }) => `${name} ${reads}`)
  expect(told.filter((each, index) => each !== told[index - 1])).toEqual([
    'loading ok',
    'pending ok',
    'pending interrupted',
    'pending ok',
    'sending ok',
    'cancelled_paid ok',
  ])
})

test('the example of an order shows that reads have stopped', async () => {
  const { client, clock, setFault } = createSimulatedWorld()
  const shown: Situation[] = []
  setFault(() => Response.json({ error: { code: 'forbidden', message: 'No.' } }, { status: 403 }))
  const order = { id: '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b', wallet: WALLET }
  const ended = showOrder(client, order, (situation) => shown.push(situation))
  await clock.advance(1_000)
  await ended
  expect(shown.at(-1)).toMatchObject({ name: 'unreadable', reads: 'stopped' })
})
