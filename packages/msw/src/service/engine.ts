import { type CustomerStore, createCustomerStore } from './accounts/customers.ts'
import { createRateLimiter, type RateLimiter } from './api/rateLimiter.ts'
import { createRequestCounter, type RequestCounter } from './api/requestCounter.ts'
import { createIdempotencyStore, type IdempotencyStore } from './card/checkout.ts'
import { createOrderStore, type OrderStore } from './card/orders.ts'
import { type Clock, createClock } from './clock.ts'
import { perform, type ScheduledEvent } from './events.ts'
import { createIdSource, type IdSource } from './idSource.ts'
import { isLike } from './isLike.ts'
import { routeIds } from './routeIds.ts'
import { createScenarioChoice, type ScenarioChoice } from './scenario/effects.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'
import type { Settings } from './settings.ts'
import type { Stateful } from './stateful.ts'
import { createSupersededParts, type SupersededParts } from './superseded/supersededParts.ts'
import { supersededRouteIds } from './superseded/supersededRouteIds.ts'

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
