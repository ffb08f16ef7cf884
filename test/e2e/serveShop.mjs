// Builds the shop against the tests' own service, and serves what was built under the strictest policy that docs/security.md states.
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { pagePolicies } from '../../scripts/docs/pagePolicies.ts'

const [port, service] = process.argv.slice(2)
const shop = fileURLToPath(new URL('../../examples/shop', import.meta.url))
const outDir = fileURLToPath(new URL('../../test-results/shop', import.meta.url))
process.env.VITE_ONRAMP_URL = service
await build({ root: shop, logLevel: 'warn', build: { outDir, emptyOutDir: true } })

const policy = pagePolicies.components({ service, hosted: [service] })
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = join(outDir, pathname === '/' ? 'index.html' : pathname)
  if (!file.startsWith(outDir) || !existsSync(file)) return response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    ...policy,
  })
  return createReadStream(file).pipe(response)
}).listen(Number(port), 'localhost')
