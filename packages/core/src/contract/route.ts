import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'

/** The header that carries the publishable key. (Interface: Authentication 1.) */
export const PUBLISHABLE_KEY_HEADER = 'x-svc-publishable-key'

/** `svc_public_(live|sandbox)_<suffix>`. (Interface: Authentication 3.) */
export const PUBLISHABLE_KEY_PATTERN = /^svc_public_(live|sandbox)_([!-~]+)$/

export type KeyEnvironment = 'live' | 'sandbox'

/** One operation of the service, as inert data: client, simulator and documents are derived from it. */
export interface Route<Code extends string = string, Assumption extends string = string> {
  readonly method: 'GET' | 'POST'
  /** Under the base URL. Names in braces are taken from the input by the same name. */
  readonly path: string
  /** Whether the publishable key is sent and demanded. */
  readonly key: boolean
  /** Whether the session's cookies are sent. (Superseded contract only.) */
  readonly cookies?: true
  /** Whether sending it twice does no more than sending it once. Only then may a machine send it again. */
  readonly repeatable: boolean
  /** Everything the caller gives. What the path does not name goes into the query of a GET, the body of a POST. */
  readonly input: $ZodObject
  /** The body of a 200, or `null` for a 204 without one. */
  readonly response: $ZodType | null
  readonly errors: readonly Code[]
  /** What rests on the ledger, by the part that does. */
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

/** Any zod schema, classic or mini, whose result is a `T`. */
export type Schema<T> = $ZodType<T>

/** What a path must look like, with one that does. */
interface PathRule {
  readonly pattern: RegExp
  readonly example: string
}

/**
 * A table of routes with other paths and other answers, by route. `fault` is called with the route and what its path must
 * be, for one that can't be a path or is another route's.
 */
export function overrideRoutes<Table extends RouteTable>(
  routes: Table,
  paths: Readonly<Partial<Record<string, string>>>,
  answers: Readonly<Partial<Record<string, Route['response']>>>,
  { pattern, example }: PathRule,
  fault: (id: string, rule: string) => never,
): Table {
  const table = Object.entries(routes).map(([id, route]): [string, Route] => [
    id,
    { ...route, path: paths[id] ?? route.path, response: answers[id] ?? route.response },
  ])
  for (const [id, { method, path }] of table) {
    if (paths[id] === undefined) continue
    if (!pattern.test(path)) fault(id, `must make a path such as "${example}"`)
    const [taken] =
      table.find(
        ([other, route]) => other !== id && route.method === method && route.path === path,
      ) ?? []
    if (taken !== undefined) fault(id, `must make a path of its own, not that of ${taken}`)
  }
  // Each override is typed by the route it is for.
  return Object.fromEntries(table) as Table
}
