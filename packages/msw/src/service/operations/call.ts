import type { RouteId, RouteInput, RouteReply, Routes } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import type { ServiceError } from '../http/serviceError.ts'
import type { Tenant } from '../tenant.ts'

type RouteOf<Id extends RouteId> = Routes[Id]
type TenantOf<TakesKey extends boolean> = TakesKey extends true ? Tenant : null

/** An admitted request whose input the route's schema has let through. */
export interface Call<Id extends RouteId> {
  readonly input: RouteInput<RouteOf<Id>>
  /** Whose key it was admitted by; `null` on a route that takes none. */
  readonly tenant: TenantOf<RouteOf<Id>['key']>
  /** The request's headers. */
  readonly headers: Headers
  /** Where the service itself is found: origin and base path, no trailing slash. */
  readonly serviceUrl: string
  /** Makes a refusal to throw, of the codes the route declares and no others. */
  refusal(code: RouteOf<Id>['errors'][number], message: string): ServiceError
}

export type Reply<Id extends RouteId> = RouteReply<RouteOf<Id>>

/** What a route does. */
export type Operation<Id extends RouteId> = (call: Call<Id>, engine: Engine) => Reply<Id>
