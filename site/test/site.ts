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

/** The sum of the layout shifts since the page was loaded. */
export const layoutShift = () =>
  new Promise<number>((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly hadRecentInput: boolean
        readonly value: number
      })[])
        if (!entry.hadRecentInput) sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => setTimeout(() => resolve(sum)))
  })
