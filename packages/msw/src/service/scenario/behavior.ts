import type { RailCallback, Scenario } from '../../scenarios/scenario.ts'
import type { ScenarioName } from '../../scenarios/scenarios.ts'
import type { OrderRecord } from '../card/orders.ts'
import type { Engine } from '../engine.ts'
import type { Settings } from '../settings.ts'

/** The active behavior: the scenario's, and the options' where the scenario is silent. */
export interface Behavior
  extends Pick<Scenario, 'buyer' | 'payment' | 'applicant' | 'identity' | 'accounts'>,
    Required<Pick<Scenario, 'callbacks' | 'faults' | 'latency'>>,
    Partial<Pick<Scenario, 'description'>>,
    Pick<Settings, 'markets'> {
  readonly scenario: ScenarioName
}

/** Returns the active behavior. @param record the order concerned, whose own scenario takes precedence */
export function activeBehavior({ scenario, settings }: Engine, record?: OrderRecord): Behavior {
  const name = record?.scenario ?? scenario.name()
  const { latency, markets, scenarios, settleAfterMs } = settings
  const callbacks: readonly RailCallback[] = [
    { status: 'order_completed', afterMs: 0 },
    { status: 'order_broadcasted', afterMs: settleAfterMs },
  ]
  const defaults = { callbacks, faults: [], latency, ...(markets && { markets }) }
  return { ...defaults, ...scenarios[name], scenario: name }
}
