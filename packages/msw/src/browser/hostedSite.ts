import { parseBaseUrl, servicePathOf } from '../baseUrl.ts'
import type { Service } from '../service/createService.ts'
import { followRedirects } from '../service/http/followRedirects.ts'
import { serviceFetch } from '../service/serviceFetch.ts'
import { isPagePath } from '../service/servicePaths.ts'

/** The hosted pages of a service, as a browser sees them. */
export interface HostedSite {
  /** True for the URL of a hosted page. */
  readonly owns: (url: string) => boolean
  /** `fetch` that follows redirects. Rejects where a connection would be dropped. */
  readonly load: (url: string, init?: RequestInit) => Promise<Response>
}

/** Creates the site of a service that is mounted at the absolute URL `baseUrl`. */
export function hostedSite(service: Pick<Service, 'handle'>, baseUrl: string): HostedSite {
  const site = parseBaseUrl(baseUrl)
  const { basePath } = site
  return {
    owns: (url) => isPagePath(servicePathOf(site, url)),
    load: serviceFetch((request) =>
      followRedirects(request, (each) => service.handle(each, { basePath })),
    ),
  }
}
