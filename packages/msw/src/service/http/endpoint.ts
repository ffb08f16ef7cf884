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
