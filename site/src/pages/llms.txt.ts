import { type CollectionEntry, getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { base, origin } from '../../place.ts'
import { sidebar } from '../../sidebar.ts'

const sections: readonly (readonly [title: string, folder: string])[] = [
  ['Start', ''],
  ['Your stack', 'stacks/'],
  ['Guides', 'guides/'],
  ['Concepts', 'concepts/'],
  ['Reference', 'reference/'],
  ['Error codes', 'errors/'],
  ['Internals', 'internals/'],
]

const shown = ['index', ...slugsOf(sidebar ?? [])]

/** The list of pages for language models: https://llmstxt.org */
export const GET: APIRoute = async () => {
  const pages = (await getCollection('docs')).toSorted(
    (a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id),
  )
  const parts = sections.map(([title, folder]) => {
    const inside = pages.filter(({ id }) =>
      folder === '' ? /^[\w-]+$/.test(id) && id !== 'errors' : `${id}/`.startsWith(folder),
    )
    return `## ${title}\n\n${inside.map(line).join('\n')}`
  })
  const head = `# Onramp Kit

> Sell USDC for card or bank money inside your own web app: a typed client (@onramp-kit/core), React components
> (@onramp-kit/react), custom elements (@onramp-kit/element), a simulated service to build and test offline
> (@onramp-kit/msw), a command that compares a service with what the client assumes (@onramp-kit/doctor), and one that creates
> a shop from a tested example (\`npm create onramp-kit@latest\`).

Every page is available as Markdown: replace the last slash of its address by \`.md\`. The HTTP interface is
${origin}${base}openapi.json.`
  return new Response(`${[head, ...parts].join('\n\n')}\n`)
}

/** The place of a page in the sidebar; pages that it lists by folder come last. */
function rank({ id }: CollectionEntry<'docs'>): number {
  const index = shown.indexOf(id)
  return index === -1 ? shown.length : index
}

function slugsOf(items: NonNullable<typeof sidebar>): readonly string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return item
    if ('items' in item) return slugsOf(item.items)
    return 'slug' in item ? item.slug : []
  })
}

function line({ data: { description, title }, id }: CollectionEntry<'docs'>): string {
  const text = description === undefined ? '' : `: ${description}`
  return `- [${title}](${origin}${base}${id}.md)${text}`
}
