import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { type ScriptedPage, staleRendering } from './staleRendering.ts'

const built = fileURLToPath(new URL('../../storybook-static', import.meta.url))

interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
}

/** The ids of all stories of the built Storybook. */
export function storyIds(): readonly string[] {
  const index = readFileSync(`${built}/index.json`, 'utf8')
  const entries: readonly Entry[] = Object.values(JSON.parse(index).entries)
  return entries.filter(({ type }) => type === 'story').map(({ id }) => id)
}

export const serveStories = () => serveFolder(built)

/** Shows a story, once its `play` has ended. Returns the error of `play`. */
export async function playStory(page: ScriptedPage, url: string, id: string) {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`)
  for (;;) {
    const end = await page.evaluate(() => {
      const { phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
      if (phase !== 'finished' && phase !== 'errored') return undefined
      const thrown = window.__STORYBOOK_ADDONS_CHANNEL__.last('playFunctionThrewException')
      return { thrown: thrown === undefined ? [] : [JSON.stringify(thrown)] }
    })
    if (end) return end.thrown
    await setTimeout(50)
  }
}

/** What is wrong with a story, a line each: its `play` throws, or the browser renders it from outdated styles or layout. */
export async function visitStory(page: ScriptedPage, url: string, id: string) {
  const thrown = await playStory(page, url, id)
  return [...thrown, ...(await page.evaluate(staleRendering))]
}

/** The ids of the stories of each component. */
export function storiesByComponent(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const id of storyIds()) {
    const [component = ''] = id.split('--')
    groups.set(component, [...(groups.get(component) ?? []), id])
  }
  return groups
}
