import { type ScenarioName, scenarios } from '../../scenarios/scenarios.ts'
import type { Stateful } from '../stateful.ts'

/** The service's current scenario. An order may have its own. */
export interface ScenarioChoice extends Stateful<ScenarioName> {
  name(): ScenarioName
  choose(name: ScenarioName): void
}

/** Creates the choice. @param initial the scenario at the start, and after a reset */
export function createScenarioChoice(initial: ScenarioName): ScenarioChoice {
  let current = initial
  return {
    name: () => current,
    choose(name) {
      current = name
    },
    save: () => current,
    load(saved) {
      if (!isScenarioName(saved)) throw new RangeError('it names an unknown scenario')
      current = saved
    },
    reset() {
      current = initial
    },
  }
}

/** True if a scenario has this name. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name)
}
