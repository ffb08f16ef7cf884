import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { packageDocs } from '../../scripts/packageDocs.ts'
import { published } from '../../scripts/published.ts'
import { base, origin, repository } from '../../site/place.ts'
import { markdownOf } from '../../site/src/markdownOf.ts'

const folder = 'site/src/content/docs'
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.mdx?$/.test(file))
/** Their addresses below that of the site. */
const editions = new Set(pages.map((file) => file.replace(/(?:\/index)?\.mdx?$/, '.md')))

const block = /^ *```.*\n([^]*?)^ *```$/gm
const codeOf = (markdown: string) => [...markdown.matchAll(block)].map(([, code]) => code)

describe.each(pages)('the Markdown edition of %s', (file) => {
  const [, body = ''] =
    /^---\n[^]*?\n---\n([^]*)$/.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? []
  const printed = markdownOf({
    body,
    data: { title: 'A page' },
    filePath: `src/content/docs/${file}`,
  })

  test('has the code of the page, and no component', () => {
    expect(codeOf(printed)).toEqual(codeOf(body))
    expect(printed.replaceAll(block, '').match(/^ *(?:<[A-Z]|import .* from ')/gm)).toBe(null)
  })

  test('links to Markdown editions, and to files of the repository', () => {
    const links = [...printed.matchAll(/\]\((https:[^)\s#]+)/g)].map(([, link = '']) => link)
    const missing = links.filter((link) => {
      if (link.startsWith(`${repository}/blob/main/`))
        return !existsSync(link.slice(`${repository}/blob/main/`.length))
      if (!link.startsWith(origin + base)) return false
      const path = link.slice((origin + base).length)
      return !editions.has(path) && !/^(?:storybook|reference\/http)\//.test(path)
    })
    expect(missing).toEqual([])
  })
})

test.each(published.filter(({ manifest }) => manifest.files.includes('docs')))(
  'the docs inside $folder have the code of their pages',
  ({ folder: place }) => {
    const docs = [...packageDocs(place.replace('packages/', ''))]
    expect(docs).not.toEqual([])
    for (const [file, text] of docs)
      expect(codeOf(text), file).toEqual(codeOf(readFileSync(`${folder}/${file}`, 'utf8')))
  },
)
