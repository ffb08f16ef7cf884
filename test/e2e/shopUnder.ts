import { fileURLToPath } from 'node:url'
import { type PagePolicy, pagePolicies } from '../../scripts/docs/pagePolicies.ts'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { SERVICE } from './addresses.ts'

/** The policy of the shop of these tests. */
export const shopPolicy = pagePolicies.components({ service: SERVICE, hosted: [SERVICE] })

/** The shop of these tests, served once more under other headers: of its own, those that `change` gives. */
export function serveShopUnder(change: PagePolicy) {
  const folder = fileURLToPath(new URL('../../test-results/shop', import.meta.url))
  return serveFolder(folder, { headers: { ...shopPolicy, ...change } })
}
