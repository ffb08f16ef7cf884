import { mountOf } from '../handlers.ts'
import type { Service } from '../service/createService.ts'
import { isPagePath } from '../service/pages/pageEndpoints.ts'
import { serviceFetch } from '../service/serviceFetch.ts'

/** The hosted pages of a service, as a browser reads them. */
export interface HostedSite {
  /** Whether an address is one of them. */
  readonly owns: (address: string) => boolean
  /** `fetch`, redirects followed. It rejects where a connection would be dropped. */
  readonly load: (address: string, init?: RequestInit) => Promise<Response>
}

export function hostedSite(service: Pick<Service, 'handle'>, baseUrl: string): HostedSite {
  const { root, mount } = mountOf(new URL(baseUrl, location.href).href)
  const fetch = serviceFetch((request) => service.handle(request, mount))
  async function load(address: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(address, init)
    const next = response.headers.get('location')
    return next === null ? response : load(new URL(next, address).href)
  }
  return {
    owns: (address) =>
      address.startsWith(`${root}/`) &&
      isPagePath(new URL(address).pathname.slice(mount.basePath?.length)),
    load,
  }
}
