import { createCustomerStore } from './accounts/customers.ts'
import { createRateLimiter } from './api/rateLimit.ts'
import { createRequestCounter } from './api/requestCounter.ts'
import { createIdempotencyStore } from './card/idempotencyStore.ts'
import { createOrderStore } from './card/orders.ts'
import { createClock } from './clock.ts'
import type { Engine, EngineParts } from './engine.ts'
import type { ExtensionPart, ServiceExtension } from './extension.ts'
import { performEvent } from './performEvent.ts'
import { createIdSource, seededRandom } from './random.ts'
import { createScenarioChoice } from './scenario/scenarioChoice.ts'
import type { ScheduledEvent } from './scheduledEvent.ts'
import type { Settings } from './settings.ts'
import { joinStates } from './stateful.ts'

/** Creates the parts of one service, empty, and those of its extensions. */
export function createEngine(settings: Settings, extensions: readonly ServiceExtension[] = []) {
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
  return {
    engine,
    /** The state of every part, those of the extensions included. */
    state: joinStates({ ...parts, ...Object.fromEntries(states) }),
    /** The endpoints of the extensions. */
    groups: Object.values(added).map(({ group }) => group),
  }
}
