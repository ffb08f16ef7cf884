import type { $ZodObject, $ZodType, output } from 'zod/v4/core'
import type { AssumptionId } from './assumptions.ts'
import type { KnownErrorCode } from './errorCodes.ts'

/** One operation of the service, as inert data: client, simulator and documents are derived from it. */
export interface Route {
  readonly method: 'GET' | 'POST'
  /** Under the base URL. Names in braces are taken from the input by the same name. */
  readonly path: string
  /** Whether the publishable key is sent and demanded. */
  readonly key: boolean
  /** Whether sending it twice does no more than sending it once. Only then may a machine send it again. */
  readonly repeatable: boolean
  /** Everything the caller gives. What the path does not name goes into the query of a GET, the body of a POST. */
  readonly input: $ZodObject
  readonly response: $ZodType
  readonly errors: readonly KnownErrorCode[]
  /** What rests on the ledger, by the part that does. */
  readonly assumes: {
    readonly input?: readonly AssumptionId[]
    readonly response?: readonly AssumptionId[]
    readonly errors?: readonly AssumptionId[]
  }
}

export type RouteInput<R extends Route> = output<R['input']>
export type RouteResponse<R extends Route> = output<R['response']>
