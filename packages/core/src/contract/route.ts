import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'

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

export type RouteInput<R extends Route> = output<R['input']>
/** What a caller gets. */
export type RouteResponse<R extends Route> = R['response'] extends $ZodType
  ? output<R['response']>
  : undefined
/** What a service gives: the same on the wire, without the brands of the client's types. */
export type RouteReply<R extends Route> = R['response'] extends $ZodType
  ? input<R['response']>
  : undefined
