import type { RequestHandler } from 'msw'
import { http } from 'msw/http'
import type { Service } from './service/createService.ts'
import type { HandleOptions } from './service/handleRequest.ts'
import { servicePatterns } from './service/servicePaths.ts'

/** Options of `createHandlers`. */
export interface HandlerOptions extends Pick<HandleOptions, 'origin'> {
  /**
   * The client's `baseUrl`, such as `https://service.example` or `https://service.example/sandbox`. A path, or `''`, is
   * relative to the page's own origin.
   */
  readonly baseUrl: string
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
  return servicePatterns.map((pattern) =>
    http.all(root + pattern, ({ request }) => service.handle(request, { basePath, origin })),
  )
}

/** Splits a base URL: the prefix of every URL of the service, and the path that the service is mounted at. */
export function parseBaseUrl(baseUrl: string): {
  readonly root: string
  readonly basePath: string
} {
  // Browsers spell a URL in this form: https://service.example for HTTPS://Service.Example:443.
  const { href } = URL.canParse(baseUrl) ? new URL(baseUrl) : { href: baseUrl }
  const root = href.replace(/(?<!\/)\/+$/, '')
  const { pathname } = new URL(root, 'http://localhost')
  return { root, basePath: pathname.replace(/\/$/, '') }
}
