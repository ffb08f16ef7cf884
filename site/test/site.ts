import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { base as path } from '../place.ts'

/** Tests of the built site, which is served as GitHub Pages does. */
export const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    async ({ browser: _browser }, use) => {
      const folder = fileURLToPath(new URL('../dist', import.meta.url))
      const { url, close } = await serveFolder(folder, { base: path })
      await use(`${url}${path}`)
      close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
})
