import { virtualAccountRoutes } from './accountRoutes.ts'
import type { AssumptionId } from './assumptions.ts'
import { cardRoutes } from './card.ts'
import type { KnownErrorCode } from './errors.ts'
import { fxRoutes } from './fx.ts'
import { railConfigPath, railRoutes } from './rail.ts'
import { overrideRoutes, type Route, type RouteResponse, type Schema } from './route.ts'

/** Every route of the current contract by the name of its client method, which is also an error's `operation`. */
export const routes = {
  ...cardRoutes,
  ...virtualAccountRoutes,
  ...railRoutes,
  ...fxRoutes,
} as const satisfies Readonly<Record<string, Route<KnownErrorCode, AssumptionId>>>

export type Routes = typeof routes
export type RouteId = keyof Routes

type Resting<Part extends keyof Route['assumes']> = {
  [Id in RouteId]: Routes[Id]['assumes'] extends { readonly [_ in Part]: readonly string[] }
    ? Id
    : never
}[RouteId]

/** Paths in place of those the interface does not show, by route. */
export type PathOverrides = {
  readonly [Id in Exclude<Resting<'path'>, 'rail.config'>]?: string | undefined
}

/** Response schemas in place of those that rest on an assumption, by route. */
export type SchemaOverrides = {
  readonly [Id in Resting<'response'>]?: Schema<RouteResponse<Routes[Id]>> | undefined
}

/** What a user knows better than the ledger. */
export interface RouteOverrides {
  readonly paths?: PathOverrides | undefined
  /** The path segment that stands for the crypto-deposit rail. (Assumption `rail.segment`.) */
  readonly railSegment?: string | undefined
  readonly schemas?: SchemaOverrides | undefined
}

/** What a path may be overridden by: a path under /v1, without query, fragment or braces. */
const pathRule = {
  pattern: /^\/v1(?:\/\w[\w.~-]*)+$/,
  example: '/v1/virtual-accounts/status',
}

/**
 * The contract's routes as a user says they are. `fault` is called with the option, by its name, and what it must be, for
 * a path that can't be one or is another route's.
 */
export function adaptRoutes(
  table: Routes,
  { paths = {}, railSegment, schemas = {} }: RouteOverrides,
  fault: (option: string, rule: string) => never,
): Routes {
  const given: Partial<Record<string, string>> = { ...paths }
  if (railSegment !== undefined) given['rail.config'] = railConfigPath(railSegment)
  return overrideRoutes(table, given, schemas, pathRule, (id, rule) =>
    fault(id === 'rail.config' ? 'railSegment' : `paths['${id}']`, rule),
  )
}
