import type { RouteInput, RouteReply } from '@onramp-kit/core/contract'
import type { ServiceError } from '@onramp-kit/msw'
import { type CustomerRecord, type Tenant, toCustomer } from '@onramp-kit/msw/internal'
import type { SupersededRoutes, WalletCustomer, WalletRouteId } from '../../contract/index.ts'
import type { SupersededEngine } from '../engine.ts'

/** An authorized request of a session for its own wallet, whose input matches the route's schema. */
export interface WalletCall<Id extends WalletRouteId> {
  readonly input: RouteInput<SupersededRoutes[Id]>
  /** The wallet the session is bound to, in lower case. */
  readonly address: string
  /** The key the session is bound to. */
  readonly tenant: Tenant
  /** The service's own base URL as the caller reaches it: origin and base path, no trailing slash. */
  readonly serviceUrl: string
  /** Creates an error to throw. Accepts only codes that the route declares. */
  error(code: SupersededRoutes[Id]['errors'][number], message: string): ServiceError
}

export type WalletReply<Id extends WalletRouteId> = RouteReply<SupersededRoutes[Id]>

/** Implements a route. */
export type WalletOperation<Id extends WalletRouteId> = (
  call: WalletCall<Id>,
  engine: SupersededEngine,
) => WalletReply<Id>

interface CustomerCall {
  readonly tenant: Tenant
  readonly address: string
  error(code: 'customer_not_registered', message: string): ServiceError
}

/**
 * Finds the customer of the session's wallet and key, however the session was opened. (Interface: Superseded contract.)
 * @throws ServiceError `customer_not_registered`
 */
export function walletCustomer(
  call: CustomerCall,
  { customers }: SupersededEngine,
): CustomerRecord {
  const record = customers.findByWallet(call.tenant.key, call.address)
  if (record) return record
  throw call.error('customer_not_registered', 'This wallet is not registered. Register it first.')
}

/** Converts a record to a customer as the superseded contract shows one. */
export function customerReply(record: CustomerRecord): WalletCustomer {
  const { wallet, ...rest } = toCustomer(record)
  return { address: wallet.toLowerCase(), ...rest }
}
