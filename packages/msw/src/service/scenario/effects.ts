import type { RailCallback, Scenario } from '../../scenarios/scenario.ts'
import { type ScenarioName, scenarios } from '../../scenarios/scenarios.ts'
import type { OrderRecord } from '../card/orders.ts'
import type { Engine, Stateful } from '../engine.ts'
import type { Settings } from '../settings.ts'

/** How things go: the options, as far as the scenario in force does not bend them. */
export interface Effects
  extends Pick<Scenario, 'buyer' | 'payment' | 'applicant' | 'identity' | 'accounts'>,
    Required<Pick<Scenario, 'callbacks' | 'faults' | 'latency'>>,
    Pick<Settings, 'markets'> {
  readonly scenario: ScenarioName
}

/**
 * How things go now.
 * @param record the order concerned, if one is: a scenario of its own wins
 */
export function effectsOf(
  { scenario, settings }: Pick<Engine, 'scenario' | 'settings'>,
  record?: OrderRecord,
): Effects {
  const name = record?.scenario ?? scenario.name()
  const { latency, markets, settleAfterMs } = settings
  const callbacks: readonly RailCallback[] = [
    { status: 'order_completed', afterMs: 0 },
    { status: 'order_broadcasted', afterMs: settleAfterMs },
  ]
  const usual = { callbacks, faults: [], latency, ...(markets && { markets }) }
  return { ...usual, ...scenarios[name], scenario: name }
}

/** The scenario in force, but for orders that have one of their own. */
export interface ScenarioChoice extends Stateful<ScenarioName> {
  name(): ScenarioName
  choose(name: ScenarioName): void
}

/** @param start the one in force at first, and again after a reset */
export function createScenarioChoice(start: ScenarioName): ScenarioChoice {
  let chosen = start
  return {
    name: () => chosen,
    choose(name) {
      chosen = name
    },
    save: () => chosen,
    load(saved) {
      if (!isScenarioName(saved)) throw new RangeError('it names a scenario that is not there')
      chosen = saved
    },
    reset() {
      chosen = start
    },
  }
}

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name)
}
