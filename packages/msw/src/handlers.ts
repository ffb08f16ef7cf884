import type { RequestHandler } from 'msw'
import { http } from 'msw/http'
import { parseBaseUrl } from './baseUrl.ts'
import type { Service } from './service/createService.ts'
import type { HandleOptions } from './service/handleRequest.ts'
import { servicePatterns } from './service/servicePaths.ts'

/** Options of `createHandlers`. */
export interface HandlerOptions extends Pick<HandleOptions, 'origin'> {
  /**
   * The client's `baseUrl`, such as `https://service.example` or `https://service.example/sandbox`. Not the page's own
   * origin: a checkout shows no hosted page that could read the shop.
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
 *
 * @throws RangeError for a base URL that no request would match
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
