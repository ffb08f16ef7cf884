import { getCollection } from 'astro:content'
import type { APIRoute, GetStaticPaths } from 'astro'
import { markdownOf } from '../markdownOf.ts'

/** Each page as Markdown beside it: `/guides/embed.md` beside `/guides/embed/`. */
export const getStaticPaths: GetStaticPaths = async () => {
  const pages = await getCollection('docs')
  return pages.map((page) => ({
    params: { slug: page.id === '' ? 'index' : page.id },
    props: { page },
  }))
}

export const GET: APIRoute = ({ props }) => new Response(markdownOf(props['page']))
