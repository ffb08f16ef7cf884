import type { RouteId } from '@onramp-kit/core/contract'
import { listAccounts } from '../accounts/opening.ts'
import { identityVerification, termsOfService } from '../accounts/pageLinks.ts'
import { register } from '../accounts/registration.ts'
import { customerStatus } from '../accounts/status.ts'
import { checkout } from '../card/checkout.ts'
import { getOrder } from '../card/orders.ts'
import { fxRates } from '../card/pricing.ts'
import { quote } from '../card/quote.ts'
import { railConfig } from '../rail/railConfig.ts'
import type { Operation } from './call.ts'

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
