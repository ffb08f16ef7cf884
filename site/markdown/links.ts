import { existsSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineMdastPlugin, type MdastPluginEntry } from 'satteri'
import { base, repository } from '../place.ts'

const pages = fileURLToPath(new URL('../src/content/docs/', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Rewrites relative links between Markdown files, so that the sources can be read on GitHub and in the packages: a page
 * becomes its address on the site, any other file its address in the repository.
 */
export const links: MdastPluginEntry = ({ fileURL }) => {
  if (fileURL === undefined) return undefined
  const rewrite = (url: string) => addressOf(fileURLToPath(new URL('.', fileURL)), url)
  return defineMdastPlugin({
    name: 'links',
    link(node, context) {
      context.setProperty(node, 'url', rewrite(node.url))
    },
    definition(node, context) {
      context.setProperty(node, 'url', rewrite(node.url))
    },
  })
}

/** The address of a link of a page in `folder`. */
export function addressOf(folder: string, url: string): string {
  if (/^(?:\w+:|#|\/)/.test(url)) return url
  const [path = '', hash] = url.split('#')
  const file = join(folder, path)
  // The validator of links reports it: an error of a plugin only leaves the page empty.
  if (!existsSync(file)) return `${base}missing/${path}/`
  const anchor = hash === undefined ? '' : `#${hash}`
  if (!file.startsWith(pages))
    return `${repository}/${statSync(file).isDirectory() ? 'tree' : 'blob'}/main/${relative(root, file).replaceAll('\\', '/')}${anchor}`
  const slug = relative(pages, file)
    .replaceAll('\\', '/')
    .replace(/(?:^|\/)index\.mdx?$|\.mdx?$/, '')
  return `${base}${slug === '' ? '' : `${slug}/`}${anchor}`
}
