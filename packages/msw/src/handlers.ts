import type { RequestHandler } from 'msw'
import { http } from 'msw/http'
import type { Service } from './service/createService.ts'
import type { Mount } from './service/http/endpoint.ts'
import { pagePatterns } from './service/pages/pageEndpoints.ts'

/** Where the handlers listen. */
export interface HandlerOptions extends Pick<Mount, 'origin'> {
  /**
   * The base URL the client under test is given, such as `https://service.example` or
   * `https://service.example/sandbox`. A path alone, or `''`, stands for the page's own origin.
   */
  readonly baseUrl: string
}

/**
 * MSW handlers over a service: one for each of its routes, so that `use()` can bend a
 * single one, then the hosted pages and the controls, and last whatever else is asked of `/v1`,
 * which the service itself refuses.
 *
 * @example
 * const handlers = createHandlers(createService(), { baseUrl: 'https://service.example' })
 * setupServer(...handlers).listen()
 */
export function createHandlers(
  service: Pick<Service, 'handle' | 'routes'>,
  { baseUrl, ...door }: HandlerOptions,
): RequestHandler[] {
  const { root, mount } = mountOf(baseUrl)
  const respond = ({ request }: { request: Request }) =>
    service.handle(request, { ...mount, ...door })
  return [
    ...Object.values(service.routes).map(({ method, path }) => {
      const listen = method === 'GET' ? http.get : http.post
      return listen(`${root}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, respond)
    }),
    ...pagePatterns.map((pattern) => http.all(root + pattern, respond)),
    http.all(`${root}/_simulator/*`, respond),
    http.all(`${root}/v1/*`, respond),
  ]
}

/**
 * Where a base URL puts the service: the address every one of its own begins with, and the path the
 * service lives under. A path alone, or `''`, stands for the page's own origin.
 */
export function mountOf(baseUrl: string): { readonly root: string; readonly mount: Mount } {
  const root = baseUrl.replace(/(?<!\/)\/+$/, '')
  const { pathname } = new URL(root, 'http://localhost')
  return { root, mount: { basePath: pathname.replace(/\/$/, '') } }
}
