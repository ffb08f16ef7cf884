import type { Service } from '../service/createService.ts'
import { type HostedSite, hostedSite } from './hostedSite.ts'
import { createInlineFrames } from './inlineFrames.ts'

/**
 * Shows the hosted pages of a service that runs in the page itself: in the frames that are given
 * their addresses, and in the tabs that links to them open. No worker sees those being opened; and
 * with this none has to.
 *
 * A page is drawn into its frame with all that it needs, and asks the service by way of the page
 * around it. For whoever listens it is as if it came from the service: its messages have the
 * service's origin, and the frame loads once the service has answered. What differs:
 *
 * - The page's own origin is opaque, and the frame's sandbox is therefore without
 *   `allow-same-origin`. A frame that had no sandbox gets one.
 * - `src` stays as it was set, and the browser may look for it for a moment: give a `baseUrl` that
 *   nobody has.
 * - A tab lives as long as the page that opened it.
 * - A Content-Security-Policy of the page around it must allow inline scripts and styles.
 * - Frames within a shadow root are not seen.
 *
 * @returns stops it; what is shown stays, and is answered no more
 *
 * @example
 * const service = createService()
 * await createOnrampWorker(service, { baseUrl: 'https://service.example' }).start()
 * showHostedPages(service, { baseUrl: 'https://service.example' })
 */
export function showHostedPages(
  service: Pick<Service, 'handle'>,
  { baseUrl }: { readonly baseUrl: string },
): () => void {
  const showing = new AbortController()
  watchPage(window, hostedSite(service, baseUrl), showing.signal)
  return () => showing.abort()
}

/** Shows a site in the frames of a page, and in the tabs that its links open, until `signal` is aborted. */
function watchPage(page: Window, site: HostedSite, signal: AbortSignal): void {
  const { document } = page
  const frames = createInlineFrames(document, site)
  const observer = new MutationObserver(frames.look)
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['src'] })
  signal.addEventListener('abort', () => observer.disconnect())

  // Before anybody else hears of it.
  document.addEventListener('load', frames.loaded, { signal, capture: true })
  page.addEventListener('message', frames.heard, { signal, capture: true })
  const followLink = (event: MouseEvent) => {
    const tab = openInTab(page, site, event)
    if (tab !== null) watchPage(tab, site, signal)
  }
  for (const type of ['click', 'auxclick'] as const)
    page.addEventListener(type, followLink, { signal })
  frames.look()
}

const MIDDLE = 1

/**
 * Opens a hosted page that a link leads to in a tab, whatever its target: the page would leave with
 * its service. The tab is empty but for a frame of that address.
 *
 * @returns the tab, where one was opened
 */
function openInTab(page: Window, site: HostedSite, event: MouseEvent): Window | null {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (event.defaultPrevented || event.button > MIDDLE || !link || !site.owns(link.href)) return null
  const tab = page.open('about:blank')
  if (tab === null) return null
  event.preventDefault()
  const frame = tab.document.createElement('iframe')
  Object.assign(frame.style, {
    position: 'fixed',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
  })
  frame.src = link.href
  tab.document.title = frame.title = link.href
  tab.document.body.append(frame)
  return tab
}
