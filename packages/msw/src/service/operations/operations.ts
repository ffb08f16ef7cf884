import type { RouteId } from '@onramp-kit/core/contract'
import type { Operation } from './call.ts'
import { checkout } from './checkout.ts'
import { customerStatus } from './customerStatus.ts'
import { fxRates } from './fxRates.ts'
import { getOrder } from './getOrder.ts'
import { identityVerification } from './identityVerification.ts'
import { listAccounts } from './listAccounts.ts'
import { quote } from './quote.ts'
import { railConfig } from './railConfig.ts'
import { register } from './register.ts'
import { termsOfService } from './termsOfService.ts'

/** Every route's operation; a route without one does not compile. */
export const operations: { readonly [Id in RouteId]: Operation<Id> } = {
  'card.quote': quote,
  'card.checkout': checkout,
  'card.orders.get': getOrder,
  'virtualAccounts.list': listAccounts,
  'virtualAccounts.register': register,
  'virtualAccounts.termsOfService': termsOfService,
  'virtualAccounts.identityVerification': identityVerification,
  'virtualAccounts.status': customerStatus,
  'rail.config': railConfig,
  'fx.rates': fxRates,
}
