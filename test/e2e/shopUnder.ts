import { fileURLToPath } from 'node:url'
import { type PagePolicy, pagePolicies } from '../../scripts/docs/pagePolicies.ts'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { SERVICE } from './addresses.ts'

/** The headers of the test shop. */
export const shopPolicy = pagePolicies.components({ service: SERVICE, hosted: [SERVICE] })

/** Serves the test shop again, with the headers of `change` over its own. */
export function serveShopUnder(change: PagePolicy) {
  const folder = fileURLToPath(new URL('../../test-results/shop', import.meta.url))
  return serveFolder(folder, { headers: { ...shopPolicy, ...change } })
}
