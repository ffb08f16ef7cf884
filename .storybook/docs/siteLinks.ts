import { base, origin } from '../../site/place.ts'

/** The address of a page of the documentation site. */
export const siteUrl = (page: string) => `${origin}${base}${page}`

/** A page of the site as Markdown without its frontmatter, with links to the site. */
export function siteMarkdown(folder: string, markdown: string): string {
  return markdown
    .replace(/^---\n[^]*?\n---\n/, '')
    .replaceAll(/\]\(([\w./-]+)\.md(#[\w-]*)?\)/g, (_, path: string, hash = '') => {
      const { pathname } = new URL(path, `https://site.example/${folder}/`)
      return `](${siteUrl(`${pathname.slice(1)}/`)}${hash})`
    })
}
