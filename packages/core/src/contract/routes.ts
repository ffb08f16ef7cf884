import { virtualAccountRoutes } from './accountRoutes.ts'
import type { AssumptionId } from './assumptions.ts'
import { cardRoutes } from './card.ts'
import type { KnownErrorCode } from './errors.ts'
import { fxRoutes } from './fx.ts'
import { railConfigPath, railRoutes } from './rail.ts'
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

type Resting<Part extends keyof Route['assumes']> = {
  [Id in RouteId]: Routes[Id]['assumes'] extends { readonly [_ in Part]: readonly string[] }
    ? Id
    : never
}[RouteId]

/** Replaces paths that the interface does not show, by route. */
export type PathOverrides = {
  readonly [Id in Exclude<Resting<'path'>, 'rail.config'>]?: string | undefined
}

/** Replaces response schemas that rest on an assumption, by route. */
export type SchemaOverrides = {
  readonly [Id in Resting<'response'>]?: Schema<RouteResponse<Routes[Id]>> | undefined
}

/** Overrides of assumptions about routes. */
export interface RouteOverrides {
  /** Paths by route. (Assumptions `accounts.terms`, `accounts.verification`, `accounts.status`.) */
  readonly paths?: PathOverrides | undefined
  /** The path segment that stands for the crypto-deposit rail. (Assumption `rail.segment`.) */
  readonly railSegment?: string | undefined
  /** Response schemas by route; any zod schema with the same output. */
  readonly schemas?: SchemaOverrides | undefined
}

/** An overriding path is under /v1, without query, fragment or braces. */
const pathRule = {
  pattern: /^\/v1(?:\/\w[\w.~-]*)+$/,
  example: '/v1/virtual-accounts/status',
}

/** Applies overrides to the contract's routes. Calls `failOption` with the option and the rule it breaks. */
export function adaptRoutes(
  table: Routes,
  { paths = {}, railSegment, schemas = {} }: RouteOverrides,
  failOption: (option: string, rule: string) => never,
): Routes {
  const given: Partial<Record<string, string>> = { ...paths }
  if (railSegment !== undefined) given['rail.config'] = railConfigPath(railSegment)
  return overrideRoutes(table, given, schemas, pathRule, (id, rule) =>
    failOption(id === 'rail.config' ? 'railSegment' : `paths['${id}']`, rule),
  )
}
