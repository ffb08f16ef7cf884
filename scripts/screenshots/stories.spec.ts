// Plays every story of the built Storybook once, then shows it in each width and look.
import { expect, type Page, test } from '@playwright/test'
import { looks } from '../../.storybook/stage/looks.ts'
import { playStory, serveStories, storyIds } from '../../test/browsers/visitStories.ts'

/** The size of the window and the looks in it; each look at each width has its own folder. */
const series = [
  { width: 1280, height: 800, names: ['light', 'dark'] },
  { width: 390, height: 664, names: ['light', 'dark'] },
  { width: 320, height: 568, names: ['light', 'dark'] },
  // Last: changing the language hides everything until the text has loaded, and closes open lists and dialogs.
  { width: 1280, height: 800, names: ['arabic'] },
]

let site: Awaited<ReturnType<typeof serveStories>>
test.beforeAll(async () => {
  site = await serveStories()
})
test.afterAll(() => site.close())

for (const id of storyIds())
  test(id, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect.soft(await playStory(page, site.url, id)).toEqual([])
    for (const { width, height, names } of series) {
      await page.setViewportSize({ width, height })
      for (const name of names) {
        await dress(page, name)
        // Not `toHaveScreenshot`, which waits for countdowns to stop.
        const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
        expect
          .soft(png)
          // A countdown may show another number.
          .toMatchSnapshot([`${name}-${width}`, `${id}.png`], { maxDiffPixels: 50 })
        await expect.soft(page.locator('.sb-errordisplay')).toBeHidden()
      }
    }
  })

async function dress(page: Page, name: string): Promise<void> {
  // The hosted page follows the device.
  await page.emulateMedia({ colorScheme: looks[name]?.theme === 'dark' ? 'dark' : 'light' })
  await page.evaluate(
    (look) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('onramp-kit/dress', look),
    looks[name],
  )
  // A component keeps its language until the next one has loaded; one without a client is in English.
  await page.waitForFunction(
    (locale) =>
      [...document.querySelectorAll<HTMLElement>('.onramp-root')].every(
        ({ dataset, lang, firstElementChild }) =>
          dataset['loading'] === undefined &&
          (lang === locale || firstElementChild?.querySelector('.onramp-code') != null),
      ),
    looks[name]?.locale,
  )
  await page.evaluate(() => document.fonts.load('1em "Noto Sans Arabic"', 'ا'))
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}
