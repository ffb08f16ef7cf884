import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const styles = here('../../packages/react/dist/styles.css')
const production = { 'process.env.NODE_ENV': '"production"' }

/** Serves the page as a merchant does: server-rendered, minified, with the built packages. */
export async function servePage(
  service: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const script = await bundle('./hydrate.tsx', 'browser')
  const drawn = await bundle('./draw.tsx', 'node')
  const { draw } = await import(
    `data:text/javascript;base64,${Buffer.from(drawn).toString('base64')}`
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/styles.css"></head>
<body><div id="root" data-service="${service}">${draw(service)}</div>
<script type="module" src="/page.js"></script></body></html>`
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': ['text/html', html],
    '/page.js': ['text/javascript', script],
    '/styles.css': ['text/css', await readFile(styles, 'utf8')],
  }
  const server = createServer(({ url = '' }, response) => {
    const [type, text] = files[url] ?? ['text/plain', '']
    response.writeHead(text === '' ? 404 : 200, { 'content-type': type }).end(text)
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => void server.close() }
}

async function bundle(entry: string, platform: 'browser' | 'node'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here(entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    platform,
    define: production,
    write: false,
    banner: platform === 'node' ? { js: requireForNode } : {},
  })
  return outputFiles[0]?.text ?? ''
}

/** React's modules are CommonJS and need `require`. */
const requireForNode = `import { createRequire } from 'node:module'; const require = createRequire('${import.meta.url}');`
