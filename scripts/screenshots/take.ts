// Photographs every story of the built Storybook: told once, then shown in one width and look after the other.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { looks } from '../../.storybook/stage/looks.ts'
import { launchOptions } from '../browser.mjs'
import { serveFolder } from '../serveFolder.ts'
import { contactSheet } from './contactSheet.ts'

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const built = here('storybook-static')
const target = here('screenshots')

/** What is photographed, by the name of the folder it goes to. */
const series = [
  { width: 1280, names: ['light', 'dark'] },
  { width: 390, names: ['light', 'dark'] },
  // At the end: while its words are fetched nothing is shown, and what is open closes.
  { width: 1280, names: ['arabic'] },
]
const folders = series.flatMap(({ width, names }) => names.map((name) => `${name}-${width}`))

/** The stories whose ids have this in them; all, where nothing is given: `npm run screenshots -- checkout-form`. */
const part = process.argv[2] ?? ''

/** What failed on the way, and is not worth a look. */
const broken: string[] = []

interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
}

async function takeAll(browser: Browser, url: string, queue: string[]): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US' })
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`)
    await told(page, id)
    for (const { width, names } of series) {
      await page.setViewportSize({ width, height: 800 })
      for (const name of names) {
        await dress(page, name)
        const path = `${target}/${name}-${width}/${id}.png`
        await page.screenshot({ path, fullPage: true, animations: 'disabled' })
        if (await page.locator('.sb-errordisplay').isVisible()) broken.push(`${id} in ${name}`)
      }
    }
  }
}

/** Until the story has come to its end. */
async function told(page: Page, id: string): Promise<void> {
  await page.waitForFunction(() => {
    const { phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
    return phase === 'finished' || phase === 'errored'
  })
  // A story that did not go on as it is told is finished all the same.
  const isTold = await page.evaluate(
    () => window.__STORYBOOK_ADDONS_CHANNEL__.last('playFunctionThrewException') === undefined,
  )
  if (!isTold) broken.push(id)
}

async function dress(page: Page, name: string): Promise<void> {
  // The hosted page is dressed as the device is.
  await page.emulateMedia({ colorScheme: looks[name]?.theme === 'dark' ? 'dark' : 'light' })
  await page.evaluate(
    (look) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('onramp-kit/dress', look),
    looks[name],
  )
  await page.waitForFunction(() => document.querySelector('[data-loading]') === null)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

const { url, close } = await serveFolder(built)
const index = await readFile(`${built}/index.json`, 'utf8')
const entries: readonly Entry[] = Object.values(JSON.parse(index).entries)
const ids = entries
  .filter(({ id, type }) => type === 'story' && id.includes(part))
  .map(({ id }) => id)

await rm(target, { recursive: true, force: true })
await Promise.all(folders.map((folder) => mkdir(`${target}/${folder}`, { recursive: true })))
const browser = await chromium.launch(launchOptions)
const queue = [...ids]
await Promise.all([takeAll(browser, url, queue), takeAll(browser, url, queue)])
await browser.close()
close()
await writeFile(`${target}/index.html`, contactSheet(ids, folders))
console.log(
  `${ids.length * folders.length} screenshots of ${ids.length} stories: ${target}/index.html`,
)
if (broken.length > 0) {
  console.error(`Broken: ${broken.join('; ')}.`)
  process.exitCode = 1
}
