import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { freePort } from '../freePort.ts'
import { serveFolder } from '../serveFolder.ts'
import type { Project } from './project.ts'
import type { Row } from './row.ts'

/** The service of the examples' READMEs. */
const shown = /http:\/\/127\.0\.0\.1:4010/

/** A browser in another language than the page, which fetches its messages or gets them from the server. */
export const german = { locale: 'de-AT', proceed: /^Weiter zur Zahlung/, sent: 'USDC gesendet' }

/** Each row completes a purchase in an example, as its README shows it, from the packed packages. */
export const exampleRows: readonly Row[] = [
  { name: 'examples/shop', example: 'shop', files: [], run: buyFromFolder('src/onramp.ts') },
  { name: 'examples/vue, Vue 3', example: 'vue', files: [], run: buyFromFolder('src/App.vue') },
  {
    name: 'examples/svelte, Svelte 5',
    example: 'svelte',
    files: [],
    run: buyFromFolder('src/App.svelte'),
  },
  {
    name: 'examples/html',
    example: 'html',
    files: [],
    run: (project) => withService(project, ['index.html', 'server.mjs'], buyFromServer),
  },
  {
    name: 'examples/node',
    example: 'node',
    files: [],
    run: (project) => withService(project, [], buyForCart),
  },
]

/** Runs with a new simulated service in place of that of the README. */
export async function withService(
  project: Project,
  files: readonly string[],
  run: (project: Project, service: string) => Promise<void>,
): Promise<void> {
  const service = await serve(createService())
  try {
    for (const file of files) await project.replace(file, shown, service.url)
    await run(project, service.url)
  } finally {
    await service.close()
  }
}

/** Builds static files, and serves them with the headers of docs/security-headers.md. */
function buyFromFolder(file: string) {
  return (project: Project) =>
    withService(project, [file], async (_, service) => {
      await project.npmRun(['build'])
      const headers = pagePolicies.components({ service, hosted: [service] })
      const { url, close } = await serveFolder(join(project.folder, 'dist'), { headers })
      await project.buy({ shop: url, service }).finally(close)
    })
}

/** Starts the server of the page, which sends these headers, too. */
async function buyFromServer(project: Project, service: string) {
  const port = await freePort('localhost', 0)
  const shop = `http://localhost:${port}`
  const stop = await project.serve('server.mjs', [], shop, { PORT: String(port) })
  try {
    const { headers } = await fetch(shop)
    const expected = pagePolicies.components({ service, hosted: [service] })
    for (const [name, value] of Object.entries(expected))
      if (headers.get(name) !== value) throw new Error(`The server sends another ${name}.`)
    await project.buy({ shop, service, language: german })
  } finally {
    await stop()
  }
}

/** Starts the merchant's server, buys for its cart, and waits until the cart is paid. */
async function buyForCart(project: Project, service: string) {
  const port = await freePort('127.0.0.1', 0)
  const shop = `http://127.0.0.1:${port}`
  const variables = { ONRAMP_URL: service, PORT: String(port), SHOP_URL: shop }
  const cart = `${shop}/carts/cart-1`
  const stop = await project.serve('src/server.ts', [], cart, variables)
  try {
    const printed = await project.npmRun(['buy'], variables)
    await project.pay(/http:\S+$/.exec(printed)?.[0] ?? '', () => waitUntilPaid(cart))
  } finally {
    await stop()
  }
}

async function waitUntilPaid(cart: string) {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const { paid } = (await (await fetch(cart)).json()) as { paid: boolean }
    if (paid) return
    await setTimeout(500)
  }
  throw new Error('The cart was not paid.')
}
