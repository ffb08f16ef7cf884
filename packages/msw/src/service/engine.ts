import type { CustomerStore } from './accounts/customers.ts'
import type { RateLimiter } from './api/rateLimit.ts'
import type { RequestCounter } from './api/requestCounter.ts'
import type { IdempotencyStore } from './card/idempotencyStore.ts'
import type { OrderStore } from './card/orders.ts'
import type { Clock } from './clock.ts'
import type { IdSource, SeededRandom } from './random.ts'
import type { ScenarioChoice } from './scenario/scenarioChoice.ts'
import type { ScheduledEvent } from './scheduledEvent.ts'
import type { Settings } from './settings.ts'
import type { SavedStates } from './stateful.ts'

/** Everything one simulated service holds: its settings, and the parts with its state. */
export interface Engine extends EngineParts {
  readonly settings: Settings
}

/** The stateful parts of one simulated service. All state is in one of them. */
export interface EngineParts {
  readonly clock: Clock<ScheduledEvent>
  readonly ids: IdSource
  readonly orders: OrderStore
  readonly customers: CustomerStore
  readonly idempotency: IdempotencyStore
  readonly rateLimiter: RateLimiter
  readonly requests: RequestCounter
  readonly scenario: ScenarioChoice
  /** Decides which of a scenario's faults occur, and how long a response takes. */
  readonly faultRandom: SeededRandom
}

/** The saved state of every part, as plain JSON data. */
export type EngineState = SavedStates<EngineParts>
