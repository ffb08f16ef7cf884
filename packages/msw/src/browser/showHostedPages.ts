import { parseBaseUrl } from '../baseUrl.ts'
import type { Service } from '../service/createService.ts'
import { type HostedSite, hostedSite } from './hostedSite.ts'
import { createInlineFrames } from './inlineFrames.ts'

/**
 * Shows the hosted pages of a service that runs in the page itself, in frames and in tabs that links open. Service
 * Workers do not intercept those.
 *
 * Each page is inlined into its frame and reaches the service through the surrounding page. The frame's load event and
 * its messages look as if they came from the service's origin. Differences to a service over HTTP:
 *
 * - The page's own origin is opaque: its frame is sandboxed without `allow-same-origin`.
 * - The browser may briefly request `src`. Use a `baseUrl` whose host does not exist.
 * - A tab lives as long as the page that opened it.
 * - The surrounding page's Content-Security-Policy must allow inline scripts and styles.
 * - Frames in a shadow root are ignored.
 * - Redirects fail, such as with `presentation="redirect"`: the browser requests the host, which does not exist.
 *
 * A further call for the same `baseUrl` ends the one before, as when hot reloading runs a module again.
 *
 * @returns a function that stops it; pages already shown stay, but get no further responses
 * @throws RangeError for a base URL that no page would have, or of the page's own origin
 *
 * @example
 * const service = createService({ seed: Date.now() })
 * await createOnrampWorker(service, { baseUrl: 'https://service.example' }).start()
 * showHostedPages(service, { baseUrl: 'https://service.example' })
 */
export function showHostedPages(
  service: Pick<Service, 'handle'>,
  { baseUrl }: { readonly baseUrl: string },
): () => void {
  const showing = new AbortController()
  const { root } = parseBaseUrl(baseUrl)
  if (new URL(root).origin === location.origin)
    throw new RangeError(
      `showHostedPages: baseUrl must not be of this page's own origin, ${location.origin}, because a checkout shows no hosted page that could read the shop. Use a host that does not exist, such as https://service.example, also in the client.`,
    )
  current.get(root)?.abort()
  current.set(root, showing)
  watchPage(window, hostedSite(service, root), showing.signal)
  return () => showing.abort()
}

/** The call that shows the pages of a base URL. */
const current = new Map<string, AbortController>()

/** Shows a site in the frames of a page, and in the tabs that its links open, until the signal aborts. */
function watchPage(page: Window, site: HostedSite, signal: AbortSignal): void {
  const { document } = page
  const frames = createInlineFrames(document, site)
  const observer = new MutationObserver(frames.update)
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['src'] })
  signal.addEventListener('abort', () => observer.disconnect())

  // In the capture phase, to run before the page's own listeners.
  document.addEventListener('load', frames.onLoad, { signal, capture: true })
  page.addEventListener('message', frames.onMessage, { signal, capture: true })
  const followLink = (event: MouseEvent) => {
    const tab = openInTab(page, site, event)
    if (tab !== null) watchPage(tab, site, signal)
  }
  for (const type of ['click', 'auxclick'] as const)
    page.addEventListener(type, followLink, { signal })
  frames.update()
}

const MIDDLE = 1

/**
 * Opens a link to a hosted page in a new tab, whatever its target, because leaving the page would end the service. The
 * tab contains one frame with that URL.
 *
 * @returns the tab; `null` if none was opened
 */
function openInTab(page: Window, site: HostedSite, event: MouseEvent): Window | null {
  const url = linkUrl(event)
  if (event.defaultPrevented || event.button > MIDDLE || !site.owns(url)) return null
  const tab = page.open('about:blank')
  if (tab === null) return null
  event.preventDefault()
  const frame = tab.document.createElement('iframe')
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0'
  frame.src = url
  tab.document.title = frame.title = url
  tab.document.body.append(frame)
  return tab
}

/** Returns the URL of the clicked link, also inside an open shadow root; `''` outside of links. */
function linkUrl(event: MouseEvent): string {
  // No `instanceof`: a tab is another realm. The `href` of an SVG link is an object.
  const [url = ''] = event
    .composedPath()
    .flatMap((node) => ('href' in node && typeof node.href === 'string' ? [node.href] : []))
  return url
}
