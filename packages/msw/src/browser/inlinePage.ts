import type { HostedSite } from './hostedSite.ts'

/** It loads nothing: all that a page of the service needs is in its markup, or asked of the page around it. */
const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'"

/** A hosted page as markup that needs no network, for `srcdoc`. */
export async function inlinePage(site: HostedSite, address: string): Promise<string> {
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

/**
 * Goes before the script of a hosted page that is drawn into a frame: its network is the page around
 * it. What it fetches and where its links lead is asked for there, with a port for the answer.
 */
const frameJs = /* js */ `window.fetch = async (input, { method = 'GET', body } = {}) => {
  const fetches = new URL(input, document.baseURI).href
  const { status, text } = await ask({ fetches, method, body: body ? String(body) : null })
  if (status === undefined) throw new TypeError('The connection was dropped.')
  return new Response(text, { status })
}

addEventListener('click', (event) => {
  const link = event.target.closest('a[href]')
  if (!link || event.defaultPrevented) return
  event.preventDefault()
  ask({ opens: link.href })
})

function ask(onrampKitFrame) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    parent.postMessage({ onrampKitFrame }, '*', [port2])
  })
}
`
