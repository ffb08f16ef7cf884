import { parseBaseUrl } from '../handlers.ts'
import type { Service } from '../service/createService.ts'
import { isPagePath } from '../service/pages/pageEndpoints.ts'
import { serviceFetch } from '../service/serviceFetch.ts'

/** The hosted pages of a service, as a browser sees them. */
export interface HostedSite {
  /** True for the URL of a hosted page. */
  readonly owns: (url: string) => boolean
  /** `fetch` that follows redirects. Rejects where a connection would be dropped. */
  readonly load: (url: string, init?: RequestInit) => Promise<Response>
}

/** Creates the site of a service that is mounted at `baseUrl`. */
export function hostedSite(service: Pick<Service, 'handle'>, baseUrl: string): HostedSite {
  const { root, basePath } = parseBaseUrl(new URL(baseUrl, location.href).href)
  const fetch = serviceFetch((request) => service.handle(request, { basePath }))
  async function load(url: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(url, init)
    const next = response.headers.get('location')
    return next === null ? response : load(new URL(next, url).href)
  }
  return {
    owns: (url) =>
      url.startsWith(`${root}/`) && isPagePath(new URL(url).pathname.slice(basePath.length)),
    load,
  }
}
