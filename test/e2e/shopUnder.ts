import { type PagePolicy, pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { PAGES, SERVICE } from './addresses.ts'

/** The headers of the test shop. */
export const shopPolicy = pagePolicies.components({ service: SERVICE, hosted: [SERVICE] })

/** Serves the test shop again, with the headers of `change` over its own. */
export function serveShopUnder(change: PagePolicy) {
  return serveFolder(`${PAGES}/shop`, { headers: { ...shopPolicy, ...change } })
}
