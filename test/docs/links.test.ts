import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { lexer, type Token, type Tokens, type TokensList, walkTokens } from 'marked'
import { expect, test } from 'vitest'
import { siteMarkdown, siteUrl as siteUrlOf } from '../../.storybook/docs/siteLinks.ts'
import { published } from '../../scripts/published.ts'
import { base, origin } from '../../site/place.ts'

interface Manifest {
  readonly homepage?: string
  readonly bugs?: string
  readonly repository: { readonly type: string; readonly url: string; readonly directory?: string }
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
/** The only place that names the repository; the packages and their READMEs must match it. */
const { url } = manifestOf('.').repository
const repository = url.slice('git+'.length, -'.git'.length)

const parse = (page: string) => lexer(readFileSync(page, 'utf8'))

function tokensOf<Type extends Tokens.Generic['type']>(page: TokensList, type: Type) {
  const found: Extract<Token, { type: Type }>[] = []
  void walkTokens(page, (token) => {
    if (token.type === type) found.push(token as Extract<Token, { type: Type }>)
  })
  return found
}

const linksIn = (page: TokensList) => tokensOf(page, 'link').map(({ href }) => href)
const linksOf = (page: string) => linksIn(parse(page))
const imagesOf = (page: string) => tokensOf(parse(page), 'image').map(({ href }) => href)

function headingsOf(page: string): readonly string[] {
  const slugger = new GithubSlugger()
  return tokensOf(parse(page), 'heading').map(({ text }) => slugger.slug(text))
}

const site = 'site/src/content/docs'
const siteUrl = `${origin}${base}`

/** The source of a page of the site. The build generates the pages of the HTTP routes and of the storybook. */
function sourceOf(address: string): string | undefined {
  const slug = address.slice(siteUrl.length).replace(/\/$/, '')
  if (/^(?:storybook|reference\/http)\b/.test(slug)) return undefined
  const files = ['.md', '.mdx', '/index.md', '/index.mdx'].map((end) => `${site}/${slug}${end}`)
  return files.find((file) => existsSync(file)) ?? files[0]
}

/** Returns the file and the heading in this repository that a link of a page leads to, if it leads here. */
function targetOf(page: string, href: string) {
  if (href.startsWith(siteUrl)) {
    const [address = '', heading] = href.split('#')
    const path = sourceOf(address)
    return path && { path, heading }
  }
  const pages = new RegExp(`^${repository}/(?:blob|tree)/main/`)
  if (/^(?:\w+:|\/)/.test(href) && !pages.test(href)) return undefined
  const [path = '', heading] = href.replace(pages, '').split('#')
  if (path === '') return { path: page, heading }
  return { path: pages.test(href) ? path : join(dirname(page), path), heading }
}

const pages = globSync(
  ['*.md', 'examples/**/README.md', 'packages/*/*.md', `${site}/**/*.{md,mdx}`],
  { exclude: ['**/node_modules'] },
)

/** Whether a link of a page leads to a page or a heading that this repository does not have. */
function isBroken(page: string, href: string): boolean {
  const target = targetOf(page, href)
  if (target === undefined || target === '') return false
  if (!existsSync(target.path)) return true
  return target.heading !== undefined && !headingsOf(target.path).includes(target.heading)
}

test.each(pages)(
  '%s links to pages and headings that exist, and shows images that exist',
  (page) => {
    const links = [...linksOf(page), ...imagesOf(page)]
    expect(links.filter((href) => isBroken(page, href))).toEqual([])
    // A reference without a definition stays text.
    const texts = tokensOf(parse(page), 'text').filter(({ tokens = [] }) => tokens.length === 0)
    expect(texts.filter(({ raw }) => /\[[^\]]+\]/.test(raw))).toEqual([])
  },
)

test.each(globSync('.storybook/docs/*.mdx'))(
  '%s of the storybook links to pages and headings of the site that exist',
  (file) => {
    const mdx = readFileSync(file, 'utf8')
    const ofSite = [...mdx.matchAll(/siteUrl\('([^']+)'\)/g)].map(([, page = '']) =>
      siteUrlOf(page),
    )
    const included = [...mdx.matchAll(/import (\w+) from '.*\/content\/docs\/(.+)\?raw'/g)]
    const ofIncluded = included.flatMap(([, name = '', path = '']) => {
      expect(mdx).toContain(`siteMarkdown('${dirname(path)}', ${name})`)
      return linksIn(lexer(siteMarkdown(dirname(path), readFileSync(join(site, path), 'utf8'))))
    })
    const links = [...ofSite, ...ofIncluded.filter((href) => !href.startsWith('#'))]
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((href) => !href.startsWith('https://') || isBroken('.', href))).toEqual([])
  },
)

test('the pages with links include the READMEs', () => {
  const readmes = pages.filter((page) => /^(?:packages\/\w+\/)?README\.md$/.test(page))
  expect(readmes).toHaveLength(7)
  for (const page of readmes) expect(linksOf(page).length, page).toBeGreaterThan(1)
})

const folders = published.map(({ folder }) => folder)

test.each(folders)('the README of %s has the same links on npm as in the repository', (folder) => {
  // npm may resolve a relative link against the root of the repository.
  expect(linksOf(`${folder}/README.md`).filter((href) => !/^(?:https:|#)/.test(href))).toEqual([])
})

test.each(folders)('the manifest of %s names the repository', (folder) => {
  expect(manifestOf(folder)).toMatchObject({
    repository: { type: 'git', url, directory: folder },
    homepage: `${repository}/tree/main/${folder}#readme`,
    bugs: `${repository}/issues`,
  })
})
