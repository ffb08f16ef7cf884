import type { RouteId } from '@onramp-kit/core/contract'
import { createCustomerStore } from './accounts/customers.ts'
import { createRateLimiter } from './api/rateLimit.ts'
import { createRequestCounter } from './api/requestCounter.ts'
import { createIdempotencyStore } from './card/idempotencyStore.ts'
import { createOrderStore } from './card/orders.ts'
import { createClock } from './clock.ts'
import type { Engine, EngineParts, EngineState } from './engine.ts'
import { performEvent } from './events.ts'
import { createIdSource, seededRandom } from './random.ts'
import { createScenarioChoice } from './scenario/scenarioChoice.ts'
import type { Settings } from './settings.ts'
import type { Stateful } from './stateful.ts'
import { createSupersededParts } from './superseded/supersededParts.ts'
import { supersededRouteIds } from './superseded/supersededRouteGroup.ts'

/** Creates the parts of one service, empty. */
export function createEngine(settings: Settings): Engine {
  const routeIds = Object.keys(settings.routes) as RouteId[]
  const parts: EngineParts = {
    clock: createClock(settings.now, (event) => performEvent(event, engine)),
    ids: createIdSource(settings.seed),
    orders: createOrderStore(),
    customers: createCustomerStore(),
    idempotency: createIdempotencyStore(),
    rateLimiter: createRateLimiter(settings.rateLimit),
    requests: createRequestCounter([...routeIds, ...supersededRouteIds(settings)]),
    scenario: createScenarioChoice(settings.scenario),
    faultRandom: seededRandom(settings.seed),
    ...createSupersededParts(),
  }
  const entries = Object.entries(parts) as [keyof EngineParts, Stateful<unknown>][]
  const save = () =>
    Object.fromEntries(entries.map(([name, part]) => [name, part.save()])) as EngineState
  const initial = save()
  const engine: Engine = {
    settings,
    ...parts,
    save,
    load(saved) {
      if (!hasShapeOf(initial, saved)) throw new RangeError('its shape is not that of a service')
      for (const [name, part] of entries) part.load(saved[name])
    },
    reset() {
      for (const [, part] of entries) part.reset()
    },
  }
  return engine
}

/** True if a value has the sample's kinds of values under all of its names. Ignores list items and extra names. */
function hasShapeOf(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value)
  if (!isRecord(sample)) return typeof value === typeof sample
  return (
    isRecord(value) && Object.entries(sample).every(([name, each]) => hasShapeOf(each, value[name]))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
