import type { RouteId, RouteInput, RouteReply, Routes } from '@onramp-kit/core/contract'
import type { Engine } from './engine.ts'
import type { ServiceError } from './http/serviceError.ts'
import type { Tenant } from './records.ts'

/** Implements a route. */
export type Operation<Id extends RouteId> = (call: Call<Id>, engine: Engine) => Reply<Id>

/** An authorized request whose input matches the route's schema. */
export interface Call<Id extends RouteId> {
  readonly input: RouteInput<RouteOf<Id>>
  /** The tenant of the request's key; `null` on a route that takes none. */
  readonly tenant: TenantOf<RouteOf<Id>['requiresKey']>
  /** The request's headers. */
  readonly headers: Headers
  /** The service's own base URL as the caller reaches it: origin and base path, no trailing slash. */
  readonly serviceUrl: string
  /** Creates an error to throw. Accepts only codes that the route declares. */
  error(code: RouteOf<Id>['errors'][number], message: string): ServiceError
}

/** The reply of a route, as its response schema describes it. */
export type Reply<Id extends RouteId> = RouteReply<RouteOf<Id>>

type RouteOf<Id extends RouteId> = Routes[Id]
type TenantOf<TakesKey extends boolean> = TakesKey extends true ? Tenant : null
