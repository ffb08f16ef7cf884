import type { RouteInput, RouteReply } from '@onramp-kit/core/contract'
import type {
  SupersededRoutes,
  WalletCustomer,
  WalletRouteId,
} from '@onramp-kit/core/contract/superseded'
import type { CustomerRecord } from '../../accounts/customers.ts'
import { toResponse } from '../../accounts/status.ts'
import type { Engine, Tenant } from '../../engine.ts'
import type { ServiceError } from '../../http/serviceError.ts'

/** A request of a session for its own wallet, whose input the route's schema has let through. */
export interface WalletCall<Id extends WalletRouteId> {
  readonly input: RouteInput<SupersededRoutes[Id]>
  /** The wallet the session is bound to, in lower case. */
  readonly address: string
  /** The key the session is bound to. */
  readonly tenant: Tenant
  /** Where the service itself is found: origin and base path, no trailing slash. */
  readonly serviceUrl: string
  /** Makes a refusal to throw, of the codes the route declares and no others. */
  refusal(code: SupersededRoutes[Id]['errors'][number], message: string): ServiceError
}

export type WalletReply<Id extends WalletRouteId> = RouteReply<SupersededRoutes[Id]>

/** What a route does. */
export type WalletOperation<Id extends WalletRouteId> = (
  call: WalletCall<Id>,
  engine: Engine,
) => WalletReply<Id>

interface CustomerCall {
  readonly tenant: Tenant
  readonly address: string
  refusal(code: 'customer_not_registered', message: string): ServiceError
}

/**
 * The customer the session's wallet is under the session's key, whichever way it signed in. (Interface: Superseded
 * contract.)
 * @throws ServiceError `customer_not_registered`
 */
export function walletCustomer(call: CustomerCall, { customers }: Engine): CustomerRecord {
  const record = customers.ofWallet(call.tenant.key, call.address)
  if (record) return record
  throw call.refusal('customer_not_registered', 'This wallet is not registered. Register it first.')
}

/** A customer as the superseded contract shows one. */
export function customerReply(record: CustomerRecord): WalletCustomer {
  const { wallet, ...rest } = toResponse(record)
  return { address: wallet.toLowerCase(), ...rest }
}
