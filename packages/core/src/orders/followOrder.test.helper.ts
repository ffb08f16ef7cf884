import { ORDER_ID, order, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { json, scriptNetwork, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient, type TestClientOptions } from '@onramp-kit/test-tools/testClient'
import type { OrderStatus } from '../contract/cardOrder.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import type { ResumedWatchOptions } from './watch.ts'

export const input = { id: ORDER_ID, wallet: WALLET }
export const status = (name: string) => json(order(name))

/** Watches an order until the watch ends, and records what it yields. */
export function follow(
  turns: Turn[],
  options: ResumedWatchOptions = {},
  given: TestClientOptions = {},
) {
  const network = scriptNetwork(...turns)
  const world = createTestClient({ fetch: network.fetch, ...given })
  const seen: OrderStatus[] = []
  const end: { done?: boolean; error?: OnrampError } = {}
  const loop = async () => {
    for await (const each of world.client.card.orders.watch(input, options)) seen.push(each.status)
  }
  loop().then(
    () => (end.done = true),
    (error) => (end.error = error),
  )
  return { ...world, network, seen, end }
}
