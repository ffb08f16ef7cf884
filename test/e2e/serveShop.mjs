// Builds the shops for the test service and serves them with the headers of the site's page of security headers.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { ELEMENT_SHOP, PAGES } from './addresses.ts'
import { writeElementShop } from './elementShop.ts'

const [port, service] = process.argv.slice(2)
const shop = fileURLToPath(new URL('../../examples/shop', import.meta.url))
const outDir = `${PAGES}/shop`
process.env.VITE_ONRAMP_URL = service
await build({ root: shop, logLevel: 'warn', build: { outDir, emptyOutDir: true } })

await writeElementShop(`${PAGES}/element`, service)

const headers = pagePolicies.components({ service, hosted: [service] })
await serveFolder(`${PAGES}/element`, { port: Number(new URL(ELEMENT_SHOP).port), headers })
await serveFolder(outDir, { port: Number(port), headers })
