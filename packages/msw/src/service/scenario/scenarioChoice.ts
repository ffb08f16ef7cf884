import type { ScenarioName } from '../../scenarios/scenarios.ts'
import type { Settings } from '../settings.ts'
import { type Stateful, statefulValue } from '../stateful.ts'

/** The service's current scenario. An order may have its own. */
export interface ScenarioChoice extends Stateful<ScenarioName> {
  name(): ScenarioName
  choose(name: ScenarioName): void
}

/** Creates the choice. At the start, and after a reset, it is the scenario of the settings. */
export function createScenarioChoice({
  scenario: initial,
  scenarios,
}: Pick<Settings, 'scenario' | 'scenarios'>): ScenarioChoice {
  const { get, set, ...state } = statefulValue(initial)
  return {
    name: get,
    choose: set,
    ...state,
    load(saved) {
      if (!Object.hasOwn(scenarios, saved)) throw new RangeError('it names an unknown scenario')
      set(saved)
    },
  }
}
