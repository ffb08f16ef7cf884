import type { OrderStatus } from '@onramp-kit/core'
import type { ServiceOptions } from '@onramp-kit/msw'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { openWorld } from '../interfaceWorld.ts'
import type { Answer, Situations } from './situation.ts'

/** The order read after the buyer of the scenario, if any, has paid and the rail has called back. */
async function order(status?: OrderStatus, options: ServiceOptions = {}): Promise<Answer> {
  const { client, read, service } = openWorld(options)
  const { order_id: id } = await client.card.checkout(purchase)
  service.advance(5_000)
  if (status !== undefined) service.callback(id, status)
  return read(id)
}
const paid = { scenario: 'approved' } as const

export const cardSituations: Situations = {
  'card.checkout/request': (body) => openWorld().ask('POST', '/v1/card/checkout', { body }),
  'card.checkout/response': () => openWorld().ask('POST', '/v1/card/checkout', { body: purchase }),
  'card.orders.get/payment_pending': () => order(),
  'card.orders.get/order_completed': () => order('order_completed'),
  'card.orders.get/order_completed.card': () => order(undefined, paid),
  'card.orders.get/order_broadcasted': () => order('order_broadcasted'),
  'card.orders.get/order_broadcasted.card': () => order('order_broadcasted', paid),
  'card.orders.get/order_cancelled': () => order('order_cancelled'),
  'card.orders.get/order_cancelled.card': () => order('order_cancelled', paid),
}
