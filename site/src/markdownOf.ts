import { base, origin, repository } from '../place.ts'

const DOCS = 'site/src/content/docs/'

/** An entry of the collection `docs`. */
interface Page {
  readonly body?: string | undefined
  readonly filePath?: string | undefined
  readonly data: { readonly title: string; readonly description?: string | undefined }
}

/** A page as plain Markdown: its title, its description and its text, without components. */
export function markdownOf({
  body = '',
  data: { description, title },
  filePath = '',
}: Page): string {
  // Such as `guides/`.
  const folder = filePath.replace(/^.*?src\/content\/docs\//, '').replace(/[^/]*$/, '')
  const head = [`# ${title}`, ...(description === undefined ? [] : [`> ${description}`])]
  return `${[...head, plain(body, folder)].join('\n\n')}\n`
}

/** Turns tabs and cards into headings, and drops what only the site needs. */
function plain(body: string, folder: string): string {
  return body
    .replaceAll(/^import .* from .*$\n/gm, '')
    .replaceAll(/^<TabItem label="([^"]+)">$/gm, '### $1')
    .replaceAll(/^ *<Card title="([^"]+)">$/gm, '### $1\n')
    .replaceAll(
      /^ *<LinkCard title="([^"]+)" href="([^"]+)" description="([^"]+)" \/>$/gm,
      (_, title, href, text) => `- [${title}](${origin}${href}): ${text}`,
    )
    .replaceAll(/^ *<\/?(?:Tabs|TabItem|Card|CardGrid|Pictures|Playground)\b.*>$\n?/gm, '')
    .replaceAll(/^```(\w+) (?:excerpt|signature)$/gm, '```$1')
    .replaceAll(
      /\]\(([\w./-]+)(#[\w-]+)?\)/g,
      (_, path: string, hash = '') => `](${absolute(folder, path)}${hash})`,
    )
    .replaceAll(`](${base}`, `](${origin}${base}`)
    .trim()
}

/** The address of a file that a page in `folder` links to: of a page its Markdown, of any other file the repository's. */
function absolute(folder: string, path: string): string {
  const root = 'https://root.example/'
  const { pathname } = new URL(path, `${root}${DOCS}${folder}`)
  const file = pathname.slice(1)
  if (!file.startsWith(DOCS)) return `${repository}/blob/main/${file}`
  const page = file.slice(DOCS.length).replace(/(?:\/index)?\.mdx?$/, '')
  return `${origin}${base}${page === '' ? 'index' : page}.md`
}
