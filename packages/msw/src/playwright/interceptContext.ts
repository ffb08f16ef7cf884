import type { BrowserContext, Request as PageRequest } from '@playwright/test'
import { parseBaseUrl, servicePathOf } from '../baseUrl.ts'
import type { Service } from '../service/createService.ts'
import { followRedirects } from '../service/http/followRedirects.ts'
import { isServicePath } from '../service/servicePaths.ts'

/** Responds with a service to every request of a context to `baseUrl`: fetches, frames and tabs. */
export async function interceptContext(
  context: BrowserContext,
  service: Pick<Service, 'handle'>,
  baseUrl: string,
): Promise<void> {
  const site = parseBaseUrl(baseUrl)
  const { basePath } = site
  const isOfService = ({ href }: URL) => isServicePath(servicePathOf(site, href))

  await context.route(isOfService, async (route) => {
    const asked = route.request()
    const handle = (request: Request) => service.handle(request, { basePath })
    const request = await toRequest(asked)
    // Playwright does not intercept the request that a redirect causes.
    const response = asked.isNavigationRequest()
      ? refreshInstead(await handle(request))
      : await followRedirects(request, handle)
    const responded =
      response.type === 'error'
        ? route.abort('connectionreset')
        : route.fulfill({
            status: response.status,
            headers: headersOf(response),
            body: Buffer.from(await response.arrayBuffer()),
          })
    // The page may have been closed meanwhile.
    await responded.catch(() => {})
  })
}

async function toRequest(request: PageRequest): Promise<Request> {
  const body = request.postDataBuffer()
  return new Request(request.url(), {
    method: request.method(),
    // `headers` need not contain `Cookie` and `Origin`. Fails once the page has been closed.
    headers: await request.allHeaders().catch(() => request.headers()),
    body: body && new Uint8Array(body),
  })
}

/** Replaces a redirect with a page that loads the same URL, which then is the address of the new page. */
function refreshInstead(response: Response): Response {
  const location = response.headers.get('location')
  if (location === null) return response
  const headers = { Refresh: `0; url=${location}`, 'Content-Type': 'text/html' }
  return new Response('', { headers })
}

/** The headers of a response, with its cookies in the one string that Playwright splits. */
function headersOf({ headers }: Response): Record<string, string> {
  const cookies = headers.getSetCookie().join('\n')
  return { ...Object.fromEntries(headers), ...(cookies !== '' && { 'set-cookie': cookies }) }
}
