import { virtualAccountRoutes } from './accountRoutes.ts'
import type { AssumptionId } from './assumptions.ts'
import { cardRoutes } from './card.ts'
import type { FailOption } from './checkNames.ts'
import type { KnownErrorCode } from './errors.ts'
import { fxRoutes } from './fx.ts'
import { DEFAULT_RAIL_SEGMENT, railConfigPath, railRoutes } from './rail.ts'
import { overrideRoutes, type Route, type RouteResponse, type Schema } from './route.ts'

/** Every route of the current contract by its client method, which is also the `operation` of an error. */
export const routes = {
  ...cardRoutes,
  ...virtualAccountRoutes,
  ...railRoutes,
  ...fxRoutes,
} as const satisfies Readonly<Record<string, Route<KnownErrorCode, AssumptionId>>>

export type Routes = typeof routes
export type RouteId = keyof Routes

/** Replaces paths, by route. An override has the placeholders of the path that it replaces. */
export type PathOverrides = {
  readonly [Id in Exclude<RouteId, 'rail.config'>]?: string | undefined
}

/** Replaces response schemas, by route. */
export type SchemaOverrides = {
  readonly [Id in RouteId]?: Schema<RouteResponse<Routes[Id]>> | undefined
}

/** Overrides of assumptions about routes. */
export interface RouteOverrides {
  /**
   * Paths by route. (Assumptions `accounts.terms`, `accounts.verification`, `accounts.status`; the interface shows the
   * others.)
   */
  readonly paths?: PathOverrides | undefined
  /** The path segment that stands for the crypto-deposit rail. (Assumption `rail.segment`.) */
  readonly railSegment?: string | undefined
  /** Response schemas by route; any schema of zod 4 with the same output. */
  readonly schemas?: SchemaOverrides | undefined
}

/** Applies overrides to the contract's routes. Calls `failOption` with the option and the rule it breaks. */
export function adaptRoutes(
  table: Routes,
  { paths = {}, railSegment = DEFAULT_RAIL_SEGMENT, schemas = {} }: RouteOverrides,
  failOption: FailOption,
): Routes {
  if (Object.hasOwn(Object(paths), 'rail.config'))
    failOption('paths', 'has no "rail.config"; set railSegment')
  const rail = table['rail.config']
  if (typeof railSegment !== 'string' || !/^\w[\w.~-]*$/.test(railSegment))
    failOption('railSegment', `must make a path such as "${rail.path}"`)
  const withRail = { ...table, 'rail.config': { ...rail, path: railConfigPath(railSegment) } }
  return overrideRoutes(withRail, paths, schemas, failOption)
}
