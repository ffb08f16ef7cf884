import type { RouteId } from '@onramp-kit/core/contract'
import type { Operation } from './call.ts'
import { checkout } from './checkout.ts'
import { getOrder } from './getOrder.ts'
import { quote } from './quote.ts'

/** Every route's operation; a route without one does not compile. */
export const operations: { readonly [Id in RouteId]: Operation<Id> } = {
  'card.quote': quote,
  'card.checkout': checkout,
  'card.orders.get': getOrder,
}
