import type { RouteId } from '@onramp-kit/core/contract'
import type { ServiceError } from '../http/serviceError.ts'
import type { Operation } from './call.ts'
import { checkout } from './checkout.ts'
import { fxRates } from './fxRates.ts'
import { getOrder } from './getOrder.ts'
import { quote } from './quote.ts'
import { railConfig } from './railConfig.ts'

/** Every route's operation; a route without one does not compile. */
export const operations: { readonly [Id in RouteId]: Operation<Id> } = {
  'card.quote': quote,
  'card.checkout': checkout,
  'card.orders.get': getOrder,
  'virtualAccounts.list': bankOutOfReach,
  'virtualAccounts.register': bankOutOfReach,
  'virtualAccounts.termsOfService': bankOutOfReach,
  'virtualAccounts.identityVerification': bankOutOfReach,
  'virtualAccounts.status': bankOutOfReach,
  'rail.config': railConfig,
  'fx.rates': fxRates,
}

function bankOutOfReach(call: {
  refusal(code: 'bridge_error', message: string): ServiceError
}): never {
  throw call.refusal('bridge_error', 'The banking provider is out of reach.')
}
