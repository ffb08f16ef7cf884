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
