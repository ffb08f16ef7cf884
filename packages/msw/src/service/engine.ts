import type {
  KeyEnvironment,
  RouteId,
  RouteInput,
  RouteReply,
  Routes,
} from '@onramp-kit/core/contract'
import type { CustomerStore } from './accounts/customers.ts'
import type { RateLimiter } from './api/rateLimit.ts'
import type { RequestCounter } from './api/requestCounter.ts'
import type { IdempotencyStore } from './card/checkout.ts'
import type { OrderStore } from './card/orders.ts'
import type { Clock } from './clock.ts'
import type { ScheduledEvent } from './events.ts'
import type { ServiceError } from './http/serviceError.ts'
import type { IdSource, SeededRandom } from './random.ts'
import type { ScenarioChoice } from './scenario/effects.ts'
import type { Settings } from './settings.ts'
import type { SupersededParts } from './superseded/supersededRouteGroup.ts'

/** Everything one simulated service holds: its settings, and the parts with its state. */
export interface Engine extends EngineParts, Stateful<EngineState> {
  readonly settings: Settings
}

/** The stateful parts of one simulated service. All state is in one of them. */
export interface EngineParts extends SupersededParts {
  readonly clock: Clock<ScheduledEvent>
  readonly ids: IdSource
  readonly orders: OrderStore
  readonly customers: CustomerStore
  readonly idempotency: IdempotencyStore
  readonly rateLimiter: RateLimiter
  readonly requests: RequestCounter
  readonly scenario: ScenarioChoice
  /** Decides which of a scenario's faults occur. */
  readonly chance: SeededRandom
}

/** The saved state of every part, as plain JSON data. */
export type EngineState = {
  readonly [Name in keyof EngineParts]: ReturnType<EngineParts[Name]['save']>
}

/** Something whose state can be saved as plain JSON data and loaded again. */
export interface Stateful<Saved> {
  /** Returns the state. Later changes do not affect it. */
  save(): Saved
  /** Replaces the state. The caller must not change `saved` afterwards. */
  load(saved: Saved): void
  /** Returns to the initial state. */
  reset(): void
}

/** Owner of orders and customers. A tenant never sees another tenant's. */
export interface Tenant {
  /** The publishable key. */
  readonly key: string
  readonly environment: KeyEnvironment
}

/** A status, and when it was entered. */
export interface TrailEntry<Status extends string> {
  readonly status: Status
  /** Date-time of the virtual clock. */
  readonly at: string
}

/** Messages about a submitted form, by field name. They hold nothing of what was typed. */
export type FieldErrors = Readonly<Record<string, string>>

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
