import type { RequestHandler } from 'msw'
import { http } from 'msw/http'
import type { Service } from './service/createService.ts'
import { pagePatterns } from './service/pages/pageEndpoints.ts'

/** Options of `createHandlers`. */
export interface HandlerOptions {
  /**
   * The client's `baseUrl`, such as `https://service.example` or `https://service.example/sandbox`. A path, or `''`, is
   * relative to the page's own origin.
   */
  readonly baseUrl: string
  /**
   * The calling page's origin. A Service Worker passes it, because it sees a request before the browser adds the
   * `Origin` header.
   * @default the result of the service's `originOf`
   */
  readonly origin?: string | null | undefined
}

/**
 * Creates MSW handlers for everything the service answers: `/v1`, the hosted pages, and the controls. The service does
 * the routing; handlers added with `use()` come first and override single routes.
 *
 * @example
 * const handlers = createHandlers(createService(), { baseUrl: 'https://service.example' })
 * setupServer(...handlers).listen()
 */
export function createHandlers(
  service: Pick<Service, 'handle'>,
  { baseUrl, origin }: HandlerOptions,
): RequestHandler[] {
  const { root, basePath } = parseBaseUrl(baseUrl)
  return ['/v1/*', ...pagePatterns, '/_simulator/*'].map((pattern) =>
    http.all(root + pattern, ({ request }) => service.handle(request, { basePath, origin })),
  )
}

/** Splits a base URL: the prefix of every URL of the service, and the path that the service is mounted at. */
export function parseBaseUrl(baseUrl: string): {
  readonly root: string
  readonly basePath: string
} {
  const root = baseUrl.replace(/(?<!\/)\/+$/, '')
  const { pathname } = new URL(root, 'http://localhost')
  return { root, basePath: pathname.replace(/\/$/, '') }
}
