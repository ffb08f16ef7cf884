// Takes screenshots of every story of the built Storybook: plays it once, then shows it in each width and look.
//
//   npm run screenshots                          all stories
//   npm run screenshots -- checkout-form order   the stories whose id contains one of these
//   npm run screenshots -- --compare FOLDER      all stories, failing where one differs from FOLDER, an earlier copy

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { looks } from '../../.storybook/stage/looks.ts'
import { launchOptions } from '../browser.mjs'
import { serveFolder } from '../serveFolder.ts'
import { compareScreenshots } from './compare.ts'
import { contactSheet } from './contactSheet.ts'

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const built = here('storybook-static')
const target = here('screenshots')

/** The width of the window and the looks in it; each of these has its own folder. */
const series = [
  { width: 1280, names: ['light', 'dark'] },
  { width: 390, names: ['light', 'dark'] },
  // Last: changing the language hides everything until the text has loaded, and closes open lists and dialogs.
  { width: 1280, names: ['arabic'] },
]
const folders = series.flatMap(({ width, names }) => names.map((name) => `${name}-${width}`))

const { values, positionals } = parseArgs({
  options: { compare: { type: 'string' } },
  allowPositionals: true,
})

/** Stories that failed. */
const broken: string[] = []

interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
}

async function takeAll(browser: Browser, url: string, queue: string[]): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US' })
  // A step of a story may wait for 30 s on a slow machine.
  page.setDefaultTimeout(120_000)
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`)
    await played(page, id)
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

/** Waits until the story's `play` has ended. */
async function played(page: Page, id: string): Promise<void> {
  await page.waitForFunction(() => {
    const { phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
    return phase === 'finished' || phase === 'errored'
  })
  // A story whose play function threw is finished as well.
  const hasPassed = await page.evaluate(
    () => window.__STORYBOOK_ADDONS_CHANNEL__.last('playFunctionThrewException') === undefined,
  )
  if (!hasPassed) broken.push(id)
}

async function dress(page: Page, name: string): Promise<void> {
  // The hosted page follows the device.
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
  .filter(({ type }) => type === 'story')
  .map(({ id }) => id)
  .filter((id) => positionals.length === 0 || positionals.some((part) => id.includes(part)))

await rm(target, { recursive: true, force: true })
await Promise.all(folders.map((folder) => mkdir(`${target}/${folder}`, { recursive: true })))
const browser = await chromium.launch(launchOptions)
const queue = [...ids]
await Promise.all([takeAll(browser, url, queue), takeAll(browser, url, queue)])
if (values.compare !== undefined) {
  const paths = folders.flatMap((folder) => ids.map((id) => `${folder}/${id}.png`))
  const page = await browser.newPage()
  const differences = await compareScreenshots(page, values.compare, target, paths)
  for (const difference of differences) console.log(difference)
  console.log(`${differences.length} of ${paths.length} screenshots differ from ${values.compare}.`)
  if (differences.length > 0) process.exitCode = 1
}
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
