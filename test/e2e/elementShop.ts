import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'

const cdn = fileURLToPath(new URL('../../packages/element/dist/cdn', import.meta.url))

/**
 * Writes a shop without a framework: `/` with a checkout, `/versioned.html` with a query in the URL of its script,
 * `/empty.html` with the elements defined, and `/classic.html` with the classic script and no element.
 */
export async function writeElementShop(folder: string, service: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(cdn, folder, { recursive: true })
  const hashes = JSON.parse(await readFile(`${cdn}/integrity.json`, 'utf8')) as Record<
    string,
    string
  >
  const script = (file: string, type: string) =>
    `<script src="/${file}" ${type} integrity="${hashes[file]}" crossorigin></script>`
  const module = script('onramp-element.js', 'type="module"')
  const checkout = `<onramp-checkout publishable-key="svc_public_sandbox_demo" base-url="${service}" wallet="${WALLET}" chain="8453" token="USDC">
      <p>The checkout is loading.</p>
    </onramp-checkout>`
  const pages = {
    'index.html': page(module, checkout),
    'versioned.html': page(module.replace('.js', '.js?ver=6.8.1'), checkout),
    'empty.html': page(module, ''),
    'classic.html': page(script('onramp-element.classic.js', ''), ''),
  }
  for (const [name, text] of Object.entries(pages)) await writeFile(`${folder}/${name}`, text)
}

const page = (script: string, content: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Top up</title>
    ${script}
  </head>
  <body>
    <main>
      <h1>Top up</h1>
      ${content}
    </main>
  </body>
</html>
`
