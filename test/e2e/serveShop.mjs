// Builds the shop for the test service and serves it with the headers of docs/security-headers.md.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { PAGES } from './addresses.ts'

const [port, service] = process.argv.slice(2)
const shop = fileURLToPath(new URL('../../examples/shop', import.meta.url))
const outDir = `${PAGES}/shop`
process.env.VITE_ONRAMP_URL = service
await build({ root: shop, logLevel: 'warn', build: { outDir, emptyOutDir: true } })

const headers = pagePolicies.components({ service, hosted: [service] })
await serveFolder(outDir, { port: Number(port), headers })
