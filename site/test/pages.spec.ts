import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { base, origin } from '../place.ts'
import { test } from './site.ts'

const siteUrl = `${origin}${base}`

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const pages = globSync('**/index.html', { cwd: dist })
  .map((file) => file.replaceAll('\\', '/').replace(/index\.html$/, ''))
  .filter((path) => !path.startsWith('storybook/'))
  .toSorted()

/** The axe rules of WCAG 2.2 AA and best practices. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, as lines. The component has its own tests, and its hosted page is another document. */
async function violations(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (rules) => {
    const { axe: checker } = window as unknown as { readonly axe: typeof axe }
    const found = await checker.run(document, {
      runOnly: [...rules],
      // Of the libraries: code blocks are regions without names, and examples of the HTTP routes are headings of level 5.
      rules: { 'landmark-unique': { enabled: false }, 'heading-order': { enabled: false } },
    })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
    )
  }, runOnly)
}

/** The heads of the tables that a reader of a wide window would have to scroll. */
const wideTables = () =>
  [...document.querySelectorAll('table')]
    .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
    .map((table) => table.rows[0]?.innerText)

test('the site has its pages', () => {
  expect(pages.length).toBeGreaterThan(90)
})

test('the headings of a page stay in place when its article arrives after them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('guides/embed/')
  const box = () => page.locator('.right-sidebar').boundingBox()
  const before = await box()
  await page.locator('.main-pane').evaluate((article) => article.remove())
  expect(await box()).toEqual(before)
})

for (const path of pages)
  test(`/${path} is accessible in light and dark, fits 320 px, and loads nothing foreign`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    const problems: string[] = []
    page.on('request', (request) => {
      if (
        !request.url().startsWith(new URL(baseURL ?? '').origin) &&
        !/^(?:data|blob):/.test(request.url())
      )
        foreign.push(request.url())
    })
    page.on('pageerror', (error) => void problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    // A script makes code blocks that scroll focusable once the page is idle.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('pre')].every(
        (pre) => pre.scrollWidth <= pre.clientWidth || pre.tabIndex === 0,
      ),
    )
    await page.addScriptTag({ content: axe.source })
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name
      }, theme)
      expect(await violations(page), theme).toEqual([])
    }
    expect(await page.evaluate(wideTables)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow).toBeLessThanOrEqual(0)
    expect(foreign).toEqual([])
    expect(problems).toEqual([])
  })

test('each page of the docs has a Markdown edition, which llms.txt lists', () => {
  const list = readFileSync(`${dist}llms.txt`, 'utf8')
  const listed = [...list.matchAll(/\]\(https:\/\/[^/]+\/onramp-kit\/(\S+\.md)\)/g)].map(
    ([, file]) => file,
  )
  const files = globSync('**/*.md', { cwd: dist }).map((file) => file.replaceAll('\\', '/'))
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.toSorted()).toEqual(files.toSorted())
  expect(listed.slice(0, 3)).toEqual(['index.md', 'getting-started.md', 'playground.md'])
  for (const file of files) expect(readFileSync(dist + file, 'utf8'), file).toMatch(/^# .+\n/)
})

test('the links of the Markdown editions lead to Markdown editions', () => {
  const files = globSync('**/*.md', { cwd: dist }).map((file) => file.replaceAll('\\', '/'))
  const broken = files.flatMap((file) =>
    [...readFileSync(dist + file, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      const [url = ''] = link.split('#')
      if (url === '' || !url.startsWith(siteUrl))
        return /^(?:https:|$)/.test(url) ? [] : [`${file}: ${link}`]
      const path = url.slice(siteUrl.length)
      return existsSync(dist + path) ? [] : [`${file}: ${link}`]
    }),
  )
  expect(broken).toEqual([])
})

test('the headings of the changelog have different ids, and the page lists its packages', () => {
  const html = readFileSync(`${dist}internals/changelog/index.html`, 'utf8')
  const [, text = ''] = html.split('<main')
  const ids = [...text.matchAll(/<h[1-6][^>]* id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toContain('core-010')
  expect(new Set(ids).size).toBe(ids.length)
  const [, contents = ''] = /<starlight-toc[^>]*>([^]*?)<\/starlight-toc>/.exec(html) ?? []
  const listed = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  const packages = globSync('*/CHANGELOG.md', {
    cwd: fileURLToPath(new URL('../../packages/', import.meta.url)),
  })
  expect(listed.length).toBeGreaterThan(packages.length)
  expect(ids).toEqual(expect.arrayContaining(listed))
})

test('the changelog lists every change of the next version', () => {
  const html = readFileSync(`${dist}internals/changelog/index.html`, 'utf8')
  const changesets = globSync('*.md', {
    cwd: fileURLToPath(new URL('../../.changeset/', import.meta.url)),
  })
  expect(html.match(/<p class="packages\b/g)?.length ?? 0).toBe(changesets.length)
})
