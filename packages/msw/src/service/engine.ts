import type {
  KeyEnvironment,
  RouteId,
  RouteInput,
  RouteReply,
  Routes,
} from '@onramp-kit/core/contract'
import { type CustomerStore, createCustomerStore } from './accounts/customers.ts'
import { routeIds } from './api/endpoints.ts'
import { createRateLimiter, type RateLimiter } from './api/rateLimit.ts'
import { createRequestCounter, type RequestCounter } from './api/requestCounter.ts'
import { createIdempotencyStore, type IdempotencyStore } from './card/checkout.ts'
import { createOrderStore, type OrderStore } from './card/orders.ts'
import { type Clock, createClock } from './clock.ts'
import { perform, type ScheduledEvent } from './events.ts'
import type { ServiceError } from './http/serviceError.ts'
import { createIdSource, type IdSource, type SeededRandom, seededRandom } from './random.ts'
import { createScenarioChoice, type ScenarioChoice } from './scenario/effects.ts'
import type { Settings } from './settings.ts'
import { createSupersededParts, type SupersededParts } from './superseded/supersededRouteGroup.ts'
import { supersededRouteIds } from './superseded/supersededSettings.ts'

/** The parts of one simulated service that change. All that changes is in one of them. */
interface Parts extends SupersededParts {
  readonly clock: Clock<ScheduledEvent>
  readonly ids: IdSource
  readonly orders: OrderStore
  readonly customers: CustomerStore
  readonly idempotency: IdempotencyStore
  readonly rateLimiter: RateLimiter
  readonly requests: RequestCounter
  readonly scenario: ScenarioChoice
  /** What a scenario leaves to chance. */
  readonly chance: SeededRandom
}

/** What every part knows, by its name: plain JSON data. */
export type EngineState = { readonly [Name in keyof Parts]: ReturnType<Parts[Name]['save']> }

/** Everything one simulated service knows: what was decided about it, and what has happened. */
export interface Engine extends Parts, Stateful<EngineState> {
  readonly settings: Settings
}

export function createEngine(settings: Settings): Engine {
  const parts: Parts = {
    clock: createClock(settings.now, (event) => perform(event, engine)),
    ids: createIdSource(settings.seed),
    orders: createOrderStore(),
    customers: createCustomerStore(),
    idempotency: createIdempotencyStore(),
    rateLimiter: createRateLimiter(settings.rateLimit),
    requests: createRequestCounter([...routeIds(settings.routes), ...supersededRouteIds(settings)]),
    scenario: createScenarioChoice(settings.scenario),
    chance: seededRandom(settings.seed),
    ...createSupersededParts(),
  }
  const named = Object.entries(parts) as [keyof Parts, Stateful<unknown>][]
  const save = () =>
    Object.fromEntries(named.map(([name, part]) => [name, part.save()])) as EngineState
  const start = save()
  const engine: Engine = {
    settings,
    ...parts,
    save,
    load(saved) {
      if (!isLike(start, saved)) throw new RangeError('it is not the state of such a service')
      for (const [name, part] of named) part.load(saved[name])
    },
    reset() {
      for (const [, part] of named) part.reset()
    },
  }
  return engine
}

/** A part of the engine that changes: what it knows can be saved as plain JSON data, and loaded again. */
export interface Stateful<Saved> {
  /** A copy, which later changes leave alone. */
  save(): Saved
  /** Takes the place of all that is known. Nothing may change what was loaded afterwards. */
  load(saved: Saved): void
  /** Back to the start. */
  reset(): void
}

/**
 * Whether a value has the shape of a sample: the same kinds of values under all of the sample's
 * names. What a list holds, and what there is beside, is not looked at.
 */
function isLike(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value)
  if (!isRecord(sample)) return typeof value === typeof sample
  return (
    isRecord(value) && Object.entries(sample).every(([name, each]) => isLike(each, value[name]))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whose request it is: what one tenant has, no other ever sees. */
export interface Tenant {
  /** The publishable key. */
  readonly key: string
  /** The key's part of the world. */
  readonly environment: KeyEnvironment
}

/** When something came into a status. */
export interface TrailEntry<Status extends string> {
  readonly status: Status
  /** Date-time of the virtual clock. */
  readonly at: string
}

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
