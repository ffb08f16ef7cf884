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

/** Code blocks, which stay as they are. */
const code = /(^ *```[^]*?^ *```$)/m

function plain(body: string, folder: string): string {
  const parts = body.split(code)
  return parts
    .map((part, index) => (index % 2 === 1 ? unmarked(part) : prose(part, folder)))
    .join('')
    .trim()
}

/** Removes the markers of a sample that only the build needs. */
function unmarked(block: string): string {
  return block.replace(/^( *```\w+) (?:excerpt|lifecycle|live height=\d+|signature)$/m, '$1')
}

/** Turns tabs and cards into headings, and drops what only the site needs. */
function prose(text: string, folder: string): string {
  return text
    .replaceAll(/^import .* from '.*'$\n/gm, '')
    .replaceAll(/^<TabItem label="([^"]+)">$/gm, '### $1')
    .replaceAll(
      /^ *<Card title="([^"]+)">\n([^]*?)^ *<\/Card>$/gm,
      (_, title: string, content: string) => `### ${title}\n\n${content.replaceAll(/^ +/gm, '')}`,
    )
    .replaceAll(
      /^ *<LinkCard title="([^"]+)" href="([^"]+)\/" description="([^"]+)" \/>$/gm,
      (_, title, href, description) => `- [${title}](${origin}${href}.md): ${description}`,
    )
    .replaceAll(
      /^ *<\/?(?:Tabs|TabItem|CardGrid|Changelog|Hero|Pictures|Playground)\b.*>$\n?/gm,
      '',
    )
    .replaceAll(
      /\]\((?!\/)([\w./-]+)(#[\w-]+)?\)/g,
      (_, path: string, hash = '') => `](${absolute(folder, path)}${hash})`,
    )
    .replaceAll(`](${base}`, `](${origin}${base}`)
    .replaceAll(/\n{3,}/g, '\n\n')
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
