import { frameJs } from './frameJs.ts'
import type { HostedSite } from './hostedSite.ts'

/** It loads nothing: all that a page of the service needs is in its markup, or asked of the page around it. */
const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'"

/** A hosted page as markup that needs no network, for `srcdoc`. */
export async function drawnPage(site: HostedSite, address: string): Promise<string> {
  const read = async (path: string | null) =>
    (await site.load(new URL(path ?? '', address).href)).text()
  const page = new DOMParser().parseFromString(await read(null), 'text/html')
  const make = (tag: string, content: Partial<HTMLElement & HTMLBaseElement & HTMLMetaElement>) =>
    Object.assign(page.createElement(tag), content)

  for (const link of page.querySelectorAll('link[rel="stylesheet"]'))
    link.replaceWith(make('style', { textContent: await read(link.getAttribute('href')) }))
  // At the end, for each was deferred.
  for (const script of page.querySelectorAll('script[src]')) {
    script.remove()
    page.body.append(make('script', { textContent: await read(script.getAttribute('src')) }))
  }
  page.head.prepend(
    make('base', { href: address }),
    make('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
    make('script', { textContent: frameJs }),
  )
  return `<!doctype html>${page.documentElement.outerHTML}`
}
