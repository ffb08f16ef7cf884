import { createDrawnFrames } from './createDrawnFrames.ts'
import type { HostedSite } from './hostedSite.ts'
import { openInTab } from './openInTab.ts'

/** Shows a site in the frames of a page, and in the tabs that its links open, until `signal` is aborted. */
export function watchPage(page: Window, site: HostedSite, signal: AbortSignal): void {
  const { document } = page
  const frames = createDrawnFrames(document, site)
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
