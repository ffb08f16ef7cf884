import type { BrowserContext, Request as PageRequest } from '@playwright/test'
import { parseBaseUrl } from '../handlers.ts'
import type { Service } from '../service/createService.ts'
import { isPagePath } from '../service/pages/pageEndpoints.ts'

/** Responds with a service to every request of a context to `baseUrl`: fetches, frames and tabs. */
export async function interceptContext(
  context: BrowserContext,
  service: Pick<Service, 'handle'>,
  baseUrl: string,
): Promise<void> {
  const { root, basePath } = parseBaseUrl(baseUrl)

  const isOfService = ({ href, pathname }: URL) => {
    const path = pathname.slice(basePath.length)
    return href.startsWith(`${root}/`) && (/^\/(v1|_simulator)\//.test(path) || isPagePath(path))
  }

  /** Follows redirects, because Playwright does not intercept the request that one causes. */
  async function respond(request: Request): Promise<Response> {
    const response = await service.handle(request, { basePath })
    const next = response.headers.get('location')
    return next === null ? response : respond(new Request(new URL(next, request.url)))
  }

  await context.route(isOfService, async (route) => {
    const response = await respond(toRequest(route.request()))
    const responded =
      response.type === 'error'
        ? route.abort('connectionreset')
        : route.fulfill({
            status: response.status,
            headers: Object.fromEntries(response.headers),
            body: Buffer.from(await response.arrayBuffer()),
          })
    // The page may have been closed meanwhile.
    await responded.catch(() => {})
  })
}

function toRequest(request: PageRequest): Request {
  const body = request.postDataBuffer()
  return new Request(request.url(), {
    method: request.method(),
    headers: request.headers(),
    body: body && new Uint8Array(body),
  })
}
