// Serves the superseded contract to each worker over https, and a shop's page with its client on another site.
import { createServer } from 'node:https'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { superseded } from '@onramp-kit/superseded/simulator'
import { selfSignedCertificate } from '@onramp-kit/test-tools/selfSignedCertificate'
import { build } from 'esbuild'
import { workers } from './addresses.ts'

const page = `<!doctype html>
<html lang="en">
<title>A shop</title>
<link rel="icon" href="data:,">
<script type="module" src="/client.js"></script>
</html>
`

const tls = selfSignedCertificate()

// The first worker's shop is the last, because Playwright waits for it.
for (const { sessionService, sessionShop } of workers.toReversed()) {
  const keys = [{ key: 'svc_public_sandbox_shop', origins: [sessionShop] }]
  const service = createService({ extensions: [superseded({ alone: true })], keys })
  await serve(service, { port: Number(new URL(sessionService).port), tls })

  const script = await buildClient(sessionService)
  // Listens on every address, so that another host name of this machine gives another origin.
  createServer(tls, ({ url }, response) => {
    const [type, body] = url === '/client.js' ? ['text/javascript', script] : ['text/html', page]
    response.writeHead(200, { 'content-type': type }).end(body)
  }).listen(Number(new URL(sessionShop).port))
}

async function buildClient(baseUrl: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createSupersededClient } from '@onramp-kit/superseded'
        window.onramp = createSupersededClient({
          publishableKey: 'svc_public_sandbox_shop',
          baseUrl: '${baseUrl}',
        })`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    conditions: ['@onramp-kit/source'],
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
