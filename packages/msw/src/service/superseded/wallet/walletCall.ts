import type { RouteInput, RouteReply } from '@onramp-kit/core/contract'
import type { SupersededRoutes, WalletRouteId } from '@onramp-kit/core/contract/superseded'
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
