import type { RouteTable } from '@onramp-kit/core/contract'
import type { Scenario } from '../scenarios/scenario.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import type { RouteGroup } from './endpoint.ts'
import type { Engine } from './engine.ts'
import { isRecord } from './isRecord.ts'
import { check, checkList } from './options/checks.ts'
import type { EngineOptions } from './options/serviceOptions.ts'
import type { Stateful } from './stateful.ts'

/** Options of `createService`. `undefined` selects the default. */
export interface ServiceOptions extends EngineOptions {
  /**
   * Extensions, each of which adds the routes of another contract.
   * @default []
   */
  readonly extensions?: readonly ServiceExtension[] | undefined
}

/**
 * The routes of another contract, with their state and their scenarios. Its routes come before those of the current contract,
 * and its scenarios replace those with the same name.
 */
export interface ServiceExtension {
  /** Its name, which no other part of the engine has. A snapshot holds its state by this name. */
  readonly name: string
  /** Its routes, by the name of their client method. */
  readonly routes: RouteTable
  /** True if the service serves these routes only, and none of the current contract. */
  readonly alone: boolean
  /** The scenarios that it adds, by name. */
  readonly scenarios: Readonly<Record<string, Scenario>>
  /** Creates its part of one service. Not covered by semantic versioning. */
  readonly create: (engine: Engine) => ExtensionPart
}

/** The part of one service that belongs to an extension. */
export interface ExtensionPart {
  /** Its endpoints, one for each route. */
  readonly group: RouteGroup
  /** Its part of the service's state. */
  readonly state: Stateful<unknown>
  /** Performs an event that it scheduled. */
  readonly perform: (event: unknown) => void
}

/** @throws RangeError unless it is a list of extensions with different names */
export function checkExtensions(extensions: readonly ServiceExtension[]): void {
  checkList(extensions, 'extensions')
  for (const [index, extension] of extensions.entries()) {
    const { alone, create, name, routes, scenarios: added } = Object(extension) as ServiceExtension
    check(
      typeof name === 'string' &&
        typeof alone === 'boolean' &&
        typeof create === 'function' &&
        [routes, added].every(isRecord),
      `extensions[${index}]`,
      'must be an extension, such as that of @onramp-kit/superseded',
    )
  }
  const names = new Set(extensions.map(({ name }) => name))
  check(names.size === extensions.length, 'extensions', 'must list each extension once')
}

/** Returns every scenario of a service by name. */
export function scenariosWith(
  extensions: readonly ServiceExtension[],
): Readonly<Record<string, Scenario>> {
  return Object.assign({}, scenarios, ...extensions.map((extension) => extension.scenarios))
}
