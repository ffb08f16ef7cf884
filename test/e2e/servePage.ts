import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { PagePolicy } from '../../packages/doctor/src/page/pagePolicies.ts'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { PAGES } from './addresses.ts'

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A page</title>
<div id="root"></div>
<script type="module" src="app.js"></script>
</html>
`

/** The folders of the pages that this worker has built, by script. */
const built = new Map<string, Promise<string>>()

/** Serves a page around a script of this folder, with MSW's worker, with the given headers. */
export async function servePage(script: string, headers: PagePolicy) {
  const folder = built.get(script) ?? buildPage(script)
  built.set(script, folder)
  return serveFolder(await folder, { headers })
}

async function buildPage(script: string): Promise<string> {
  const folder = `${PAGES}/${script}`
  await mkdir(folder, { recursive: true })
  await build({
    entryPoints: { app: path(`test/e2e/${script}`) },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    conditions: ['@onramp-kit/source'],
    logLevel: 'error',
  })
  await writeFile(`${folder}/index.html`, html)
  const worker = 'mockServiceWorker.js'
  await copyFile(path(`node_modules/msw/lib/${worker}`), `${folder}/${worker}`)
  return folder
}
