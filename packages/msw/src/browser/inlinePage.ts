import type { HostedSite } from './hostedSite.ts'

/** Forbids network access: the page's resources are inlined, and its requests go to the surrounding page. */
const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'"

/** Renders a hosted page as markup for `srcdoc`, with stylesheet and scripts inlined. */
export async function inlinePage(site: HostedSite, url: string): Promise<string> {
  const read = async (path: string | null) =>
    (await site.load(new URL(path ?? '', url).href)).text()
  const page = new DOMParser().parseFromString(await read(null), 'text/html')
  const make = (tag: string, content: Partial<HTMLElement & HTMLBaseElement & HTMLMetaElement>) =>
    Object.assign(page.createElement(tag), content)

  for (const link of page.querySelectorAll('link[rel="stylesheet"]'))
    link.replaceWith(make('style', { textContent: await read(link.getAttribute('href')) }))
  // At the end of the body, because each was deferred.
  for (const script of page.querySelectorAll('script[src]')) {
    script.remove()
    page.body.append(make('script', { textContent: await read(script.getAttribute('src')) }))
  }
  page.head.prepend(
    make('base', { href: url }),
    make('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
    make('script', { textContent: frameJs }),
  )
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** Script that runs before the page's own: posts its fetches and link clicks to the surrounding page, with a reply port. */
const frameJs = /* js */ `window.fetch = async (input, { method = 'GET', body } = {}) => {
  const fetches = new URL(input, document.baseURI).href
  const { status, text } = await request({ fetches, method, body: body ? String(body) : null })
  if (status === undefined) throw new TypeError('The connection was dropped.')
  return new Response(text, { status })
}

addEventListener('click', (event) => {
  const link = event.target.closest('a[href]')
  if (!link || event.defaultPrevented) return
  event.preventDefault()
  request({ opens: link.href })
})

function request(onrampKitFrame) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    parent.postMessage({ onrampKitFrame }, '*', [port2])
  })
}
`
