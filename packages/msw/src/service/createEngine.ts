import { createCustomerStore } from './accounts/customers.ts'
import { createRateLimiter } from './api/rateLimit.ts'
import { createRequestCounter } from './api/requestCounter.ts'
import { createIdempotencyStore } from './card/idempotencyStore.ts'
import { createOrderStore } from './card/orders.ts'
import { createClock } from './clock.ts'
import type { RouteGroup } from './endpoint.ts'
import type { Engine, EngineParts, EngineState } from './engine.ts'
import { performEvent } from './events.ts'
import type { ExtensionPart, ServiceExtension } from './extension.ts'
import { isRecord } from './options/checks.ts'
import { createIdSource, seededRandom } from './random.ts'
import { createScenarioChoice } from './scenario/scenarioChoice.ts'
import type { ScheduledEvent } from './scheduledEvent.ts'
import type { Settings } from './settings.ts'
import { joinStates, type Stateful } from './stateful.ts'

/** An engine, and what its extensions add. */
interface ExtendedEngine {
  readonly engine: Engine
  /** The state of every part, those of the extensions included. */
  readonly state: Stateful<EngineState>
  /** The endpoints of the extensions. */
  readonly groups: readonly RouteGroup[]
}

/** Creates the parts of one service, empty. */
export function createEngine(
  settings: Settings,
  extensions: readonly ServiceExtension[] = [],
): ExtendedEngine {
  const tables = [settings.routes, ...extensions.map(({ routes }) => routes)]
  const perform = (event: ScheduledEvent) =>
    event.kind === 'extension'
      ? added[event.extension]?.perform(event.event)
      : performEvent(event, engine)
  const parts: EngineParts = {
    clock: createClock(settings.now, perform),
    ids: createIdSource(settings.seed),
    orders: createOrderStore(),
    customers: createCustomerStore(),
    idempotency: createIdempotencyStore(),
    rateLimiter: createRateLimiter(settings.rateLimit),
    requests: createRequestCounter(tables.flatMap((routes) => Object.keys(routes))),
    scenario: createScenarioChoice(settings),
    faultRandom: seededRandom(settings.seed),
  }
  const engine: Engine = { settings, ...parts }
  const added: Readonly<Record<string, ExtensionPart>> = Object.fromEntries(
    extensions.map(({ create, name }) => [name, create(engine)]),
  )
  const states = Object.entries(added).map(([name, { state }]) => [name, state] as const)
  const state = joinStates({ ...parts, ...Object.fromEntries(states) })
  const initial = state.save()
  return {
    engine,
    state: {
      ...state,
      load(saved) {
        if (!hasShapeOf(initial, saved)) throw new RangeError('its shape is not that of a service')
        state.load(saved)
      },
    },
    groups: Object.values(added).map(({ group }) => group),
  }
}

/** True if a value has the sample's kinds of values under all of its names. Ignores list items and extra names. */
function hasShapeOf(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value)
  if (!isRecord(sample)) return typeof value === typeof sample
  return (
    isRecord(value) && Object.entries(sample).every(([name, each]) => hasShapeOf(each, value[name]))
  )
}
