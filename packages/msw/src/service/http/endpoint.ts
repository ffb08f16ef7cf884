import type { ServiceError } from './serviceError.ts'

/** A request that has found its endpoint. */
export interface EndpointCall {
  readonly request: Request
  readonly url: URL
  /** What the path's braces named, decoded. */
  readonly params: Readonly<Record<string, string>>
  /** Where the service itself is found from outside: origin and base path, no trailing slash. */
  readonly serviceUrl: string
  /** Where the request comes from, if known. */
  readonly origin: string | null
}

/** One method on one path. What answers GET answers HEAD. */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  /** A template: names in braces stand for one path segment. */
  readonly path: string
  /** Headers a page of another origin may send, beside the key and the content type. */
  readonly requestHeaders?: readonly string[]
  readonly respond: (call: EndpointCall) => Response | Promise<Response>
}

/**
 * Says in an answer's headers which page may read it.
 * @param origin the request's own, where it names one
 * @param refused what the answer refuses, if it does
 */
export type RateLimitShare = (
  origin: string | null,
  response: Response,
  refused: ServiceError | undefined,
) => Response

/** A part of the service with manners of its own. */
export interface RouteGroup {
  readonly endpoints: readonly Endpoint[]
  /** Opens its answers to pages of other origins; left out, no such page may read one. */
  readonly share?: RateLimitShare
  /** A refusal, as whoever asks here reads it. */
  readonly refuse: (error: ServiceError, serviceUrl: string) => Response
}

/** What a door knows about how the service is reached through it. */
export interface Mount {
  /**
   * The path the service lives under, such as `/onramp`; no trailing slash.
   * @default ''
   */
  readonly basePath?: string
  /**
   * Where the request comes from, for a door that knows better than the request: a Service Worker
   * sees a request before the browser has added its `Origin` header.
   * @default what the service's `originOf` says
   */
  readonly origin?: string | null
}
