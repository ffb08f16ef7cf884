import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { renderToString } from 'react-dom/server'
import { serveFolder } from '../serveFolder.ts'
import { page } from './page.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Serves the page as a merchant does: server-rendered, minified, with the built packages. */
export async function servePage(service: string) {
  const folder = mkdtempSync(join(tmpdir(), 'onramp-kit-bench-'))
  await build({
    entryPoints: [here('hydrate.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    outfile: join(folder, 'page.js'),
  })
  copyFileSync(here('../../packages/react/dist/styles.css'), join(folder, 'styles.css'))
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/styles.css"></head>
<body><div id="root" data-service="${service}">${renderToString(page(service))}</div>
<script type="module" src="/page.js"></script></body></html>`
  writeFileSync(join(folder, 'index.html'), html)
  const { url, close } = await serveFolder(folder)
  function stop() {
    close()
    rmSync(folder, { recursive: true })
  }
  return { url, close: stop }
}
