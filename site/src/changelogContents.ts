import { defineRouteMiddleware } from '@astrojs/starlight/route-data'

const changesets = Object.keys(import.meta.glob('../../.changeset/*.md'))
const packages = Object.keys(import.meta.glob('../../packages/*/CHANGELOG.md')).map(
  (path) => path.split('/').at(-2) ?? '',
)

/** Lists the headings of `<Changelog>` on this page, because Starlight only finds those of Markdown. */
export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  if (starlightRoute.id !== 'internals/changelog') return
  const entry = (slug: string, text: string) => ({ depth: 2, slug, text, children: [] })
  if (changesets.length > 0) starlightRoute.toc?.items.push(entry('next', 'The next version'))
  starlightRoute.toc?.items.push(...packages.map((name) => entry(name, name)))
})
