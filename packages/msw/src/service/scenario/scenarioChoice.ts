import type { ScenarioName } from '../../scenarios/scenarios.ts'
import type { Settings } from '../settings.ts'
import type { Stateful } from '../stateful.ts'

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
  let current = initial
  return {
    name: () => current,
    choose(name) {
      current = name
    },
    save: () => current,
    load(saved) {
      if (!Object.hasOwn(scenarios, saved)) throw new RangeError('it names an unknown scenario')
      current = saved
    },
    reset() {
      current = initial
    },
  }
}
