import type { ExtensionScenarioName, Scenario, ServiceExtension } from '@onramp-kit/msw'
import { joinStates } from '@onramp-kit/msw/internal'
import type { SupersededErrorCode } from '../contract/index.ts'
import { createSupersededParts } from './engine.ts'
import { routeGroup } from './routeGroup.ts'
import { resolveSuperseded, type SupersededOptions, type SupersededSettings } from './settings.ts'
import { type AcknowledgedTerms, reconcileTerms } from './wallet/walletOperations.ts'

/** The superseded contract as an extension of the simulated service. */
export interface SupersededExtension extends ServiceExtension {
  /** The HTTP statuses that differ from the contract's, by error code. */
  readonly statuses: SupersededSettings['statuses']
}

const scenarios = {
  server_fault: {
    description: 'The routes of the superseded contract fail: 500 unauthorized. Other routes work.',
    faults: [{ response: { error: 'unauthorized' } }],
  },
} as const satisfies Readonly<Record<string, Scenario<SupersededErrorCode>>>

/** Name of the scenario in which the routes of the superseded contract fail: 500 `unauthorized`. */
export const serverFault =
  'server_fault' satisfies keyof typeof scenarios as string as ExtensionScenarioName

/**
 * Adds the superseded contract to a simulated service.
 *
 * @example
 * const service = createService({ extensions: [superseded()] })
 *
 * @throws RangeError for an invalid option; the message names the option and the rule
 */
export function superseded(options: SupersededOptions = {}): SupersededExtension {
  const settings = resolveSuperseded(options)
  const { alone, routes, statuses } = settings
  return {
    name: 'superseded',
    routes,
    statuses,
    alone,
    scenarios,
    create(engine) {
      const parts = createSupersededParts()
      const extended = { ...engine, ...parts, superseded: settings }
      return {
        group: routeGroup(extended),
        state: joinStates(parts),
        perform: (event) => reconcileTerms(event as AcknowledgedTerms, extended),
      }
    },
  }
}
