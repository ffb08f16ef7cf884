import type { Route } from '@onramp-kit/core/contract'
import type { ServiceError } from './http/serviceError.ts'
import type { Behavior } from './scenario/behavior.ts'

/** A request that the router has matched to an endpoint. */
export interface EndpointCall {
  readonly request: Request
  readonly url: URL
  /** The path segments that the template names in braces, decoded. */
  readonly params: Readonly<Record<string, string>>
  /** The service's own base URL as the caller reaches it: origin and base path, no trailing slash. */
  readonly serviceUrl: string
  /** The calling page's origin; `null` when unknown. */
  readonly origin: string | null
}

/** One method on one path. A `GET` endpoint also answers `HEAD`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  /** A path template. A name in braces matches one segment: `/v1/card/orders/{id}`. */
  readonly path: string
  /** Headers that a page of another origin may send, besides the key, the content type and `allowHeaders`. */
  readonly requestHeaders?: readonly string[]
  /** The contract's route, if the endpoint is one: its requests are counted, and subject to the behavior's faults. */
  readonly route?: SimulatedRoute
  /**
   * Returns the behavior that applies to a call, whose latency delays the response. Without it, the endpoint has no faults
   * and no latency.
   */
  readonly behavior?: (call: EndpointCall) => Behavior
  readonly respond: (call: EndpointCall) => Response | Promise<Response>
}

/** A route of a contract, as the simulation sees it. */
export interface SimulatedRoute extends Pick<Route, 'errors'> {
  readonly id: string
  /** Statuses and reasons of the errors. */
  readonly errorCodes: ErrorCodes
}

/** The errors of a contract, by code. */
export type ErrorCodes = Readonly<
  Record<string, { readonly status: number; readonly when: string }>
>

/** Endpoints that share an error format and a CORS policy. */
export interface RouteGroup {
  readonly endpoints: readonly Endpoint[]
  /** Returns whether this group responds to a path without an endpoint. Without it, it responds to none. */
  readonly ownsUnknownPath?: (path: string) => boolean
  /** Sets the CORS headers of a response. Without it, pages of other origins cannot read any. */
  readonly withCors?: WithCors
  readonly errorResponse: (error: ServiceError, serviceUrl: string) => Response
}

/**
 * Sets the headers that say which pages may read a response.
 * @param origin the request's `Origin` header
 * @param error the error behind the response, if any
 */
export type WithCors = (
  response: Response,
  origin: string | null,
  error: ServiceError | undefined,
) => Response
