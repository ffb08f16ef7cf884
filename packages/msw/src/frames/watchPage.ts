import { createDrawnFrames } from './createDrawnFrames.ts'
import type { HostedSite } from './hostedSite.ts'
import { openInTab } from './openInTab.ts'

/** Shows a site in the frames of a page, and in the tabs that its links open. @returns stops it */
export function watchPage(page: Window, site: HostedSite): () => void {
  const { document } = page
  const frames = createDrawnFrames(document, site)
  const observer = new MutationObserver(frames.look)
  const watching = new AbortController()
  const { signal } = watching

  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['src'] })
  // Before anybody else hears of it.
  document.addEventListener('load', frames.loaded, { signal, capture: true })
  page.addEventListener('message', frames.heard, { signal, capture: true })
  for (const type of ['click', 'auxclick'] as const)
    page.addEventListener(type, (event) => openInTab(page, site, event), { signal })
  frames.look()
  return () => {
    observer.disconnect()
    watching.abort()
  }
}
