import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'
import { checkNames, type FailOption } from './checkNames.ts'

/** The header that carries the publishable key. (Interface: Authentication 1.) */
export const PUBLISHABLE_KEY_HEADER = 'x-svc-publishable-key'

/** Pattern of a publishable key: `svc_public_(live|sandbox)_<suffix>`. (Interface: Authentication 3.) */
export const PUBLISHABLE_KEY_PATTERN = /^svc_public_(live|sandbox)_([!-~]+)$/

/** Environment of a publishable key. */
export type KeyEnvironment = 'live' | 'sandbox'

/** An operation of the service as inert data, from which client, simulator and documents are derived. */
export interface Route<Code extends string = string, Assumption extends string = string> {
  readonly method: 'GET' | 'POST'
  /** Path under the base URL. Names in braces are filled in from the input. */
  readonly path: string
  /** Whether the route requires the publishable key. */
  readonly requiresKey: boolean
  /** Whether requests include cookies. */
  readonly cookies?: true
  /** Whether sending it twice has the same effect as once. Only then is it retried. */
  readonly idempotent: boolean
  /** The caller's input. Fields that the path does not name go into the query of a GET or the body of a POST. */
  readonly input: $ZodObject
  /** The body of a 200, or `null` for a 204. */
  readonly response: $ZodType | null
  readonly errors: readonly Code[]
  /** Assumptions by the part that rests on them. */
  readonly assumes: {
    readonly path?: readonly Assumption[]
    readonly input?: readonly Assumption[]
    readonly response?: readonly Assumption[]
    readonly errors?: readonly Assumption[]
  }
}

export type RouteTable = Readonly<Record<string, Route>>

type Primitive = string | number | boolean | null | undefined
type Immutable<Value> = Value extends Primitive
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
    : Value

export type RouteInput<R extends Route> = Immutable<output<R['input']>>
/** What the client returns. */
export type RouteResponse<R extends Route> = R['response'] extends $ZodType
  ? Immutable<output<R['response']>>
  : undefined
/** What a service sends: the same on the wire, without the brands of the client's types. */
export type RouteReply<R extends Route> = R['response'] extends $ZodType
  ? input<R['response']>
  : undefined

/** Any schema of zod 4, classic or mini, with the output `T`. */
export type Schema<T> = $ZodType<T>

/** Returns the name of the option that replaces a route's path. */
export function pathOption(id: string): string {
  return id === 'rail.config' ? 'railSegment' : `paths['${id}']`
}

/** Under /v1, without query or fragment. */
const PATH_PATTERN = /^\/v1(?:\/(?:\w[\w.~-]*|\{\w+\}))+$/

/**
 * Returns a table of routes with other paths and responses. Calls `failOption` with the option and the rule it breaks: a route
 * that does not exist, a path that is malformed, has other placeholders or is another route's, a schema that is not one of
 * zod 4, such as one of zod 3.
 */
export function overrideRoutes<Table extends RouteTable>(
  routes: Table,
  paths: Readonly<Partial<Record<string, string>>>,
  schemas: Readonly<Partial<Record<string, Route['response']>>>,
  failOption: FailOption,
): Table {
  checkNames('paths', paths, routes, failOption)
  checkNames('schemas', schemas, routes, failOption)
  for (const [id, schema] of Object.entries(schemas))
    if (schema !== undefined && !('_zod' in Object(schema)))
      failOption(`schemas['${id}']`, 'must be a schema of zod 4')
  const table = Object.entries(routes).map(([id, route]): [string, Route] => {
    const { [id]: path = route.path } = paths
    return [id, { ...route, path, response: schemas[id] ?? route.response }]
  })
  for (const [id, { method, path }] of table) {
    if (paths[id] === undefined) continue
    const usual = routes[id]?.path ?? path
    if (!PATH_PATTERN.test(path) || placeholdersOf(path) !== placeholdersOf(usual))
      failOption(pathOption(id), `must make a path such as "${usual}"`)
    const taken = table.find(
      ([other, route]) => other !== id && route.method === method && route.path === path,
    )
    if (taken) failOption(pathOption(id), `must differ from the path of ${taken[0]}`)
  }
  // Each override is typed by the route it is for.
  return Object.fromEntries(table) as Table
}

function placeholdersOf(path: string): string {
  return (path.match(/\{\w+\}/g) ?? []).toSorted().join()
}
