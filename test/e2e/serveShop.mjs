// Builds the shops and serves them to each worker, with the headers of the site's page of security headers.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { workers } from './addresses.ts'
import { writeElementShop } from './elementShop.ts'

/** Stands in the built shop for the base URL of the worker's service. */
const PLACEHOLDER = 'http://service.invalid'
process.env.VITE_ONRAMP_URL = PLACEHOLDER
const root = fileURLToPath(new URL('../../examples/shop', import.meta.url))
const { output } = await build({ root, logLevel: 'warn', build: { write: false } })

async function writeShop(folder, service) {
  await rm(folder, { recursive: true, force: true })
  for (const file of output) {
    const path = `${folder}/${file.fileName}`
    const text = String(file.type === 'chunk' ? file.code : file.source)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text.replaceAll(PLACEHOLDER, service))
  }
}

const portOf = (url) => Number(new URL(url).port)

// The first worker's shop is the last, because Playwright waits for it.
for (const { service, shop, elementShop, pages } of workers.toReversed()) {
  await writeShop(`${pages}/shop`, service)
  await writeElementShop(`${pages}/element`, service)
  const headers = pagePolicies.components({ service, hosted: [service] })
  await serveFolder(`${pages}/element`, { port: portOf(elementShop), headers })
  await serveFolder(`${pages}/shop`, { port: portOf(shop), headers })
}
