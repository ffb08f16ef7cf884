import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { renderToString } from 'react-dom/server'
import { page } from './page.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Serves the page as a merchant does: server-rendered, minified, with the built packages. */
export async function servePage(service: string) {
  const { outputFiles } = await build({
    entryPoints: [here('hydrate.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/styles.css"></head>
<body><div id="root" data-service="${service}">${renderToString(page(service))}</div>
<script type="module" src="/page.js"></script></body></html>`
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': ['text/html', html],
    '/page.js': ['text/javascript', outputFiles[0]?.text ?? ''],
    '/styles.css': [
      'text/css',
      await readFile(here('../../packages/react/dist/styles.css'), 'utf8'),
    ],
  }
  const server = createServer(({ url = '' }, response) => {
    const [type, text] = files[url] ?? ['text/plain', '']
    response.writeHead(text === '' ? 404 : 200, { 'content-type': type }).end(text)
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => void server.close() }
}
