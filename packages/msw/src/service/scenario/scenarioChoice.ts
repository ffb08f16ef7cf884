import { type ScenarioName, scenarios } from '../../scenarios/scenarios.ts'
import type { Stateful } from '../stateful.ts'

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
