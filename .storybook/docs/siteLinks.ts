import { base, origin, repository } from '../../site/place.ts'

/** The address of a page of the documentation site. */
export const siteUrl = (page: string) => `${origin}${base}${page}`

const pages = '/site/src/content/docs/'

/** A page of the site as Markdown without its frontmatter, with links to the site and to the repository. */
export function siteMarkdown(folder: string, markdown: string): string {
  return markdown
    .replace(/^---\n[^]*?\n---\n/, '')
    .replaceAll(
      /\]\((?!\w+:|#)([^)#]+)/g,
      (_, path: string) => `](${addressOf(`${pages}${folder}/`, path)}`,
    )
}

/** The address of a link of a page in `folder`. */
function addressOf(folder: string, path: string): string {
  if (path.startsWith('/')) return origin + path
  const { pathname } = new URL(path, `${origin}${folder}`)
  if (!pathname.startsWith(pages)) return `${repository}/tree/main${pathname}`
  const slug = pathname.slice(pages.length).replace(/(?:(?:^|\/)index)?\.mdx?$/, '/')
  return siteUrl(slug)
}
