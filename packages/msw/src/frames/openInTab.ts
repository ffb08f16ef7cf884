import type { HostedSite } from './hostedSite.ts'

const MIDDLE = 1

/**
 * Opens a hosted page that a link leads to in a tab, whatever its target: the page would leave with
 * its service. The tab is empty but for a frame of that address.
 *
 * @returns the tab, where one was opened
 */
export function openInTab(page: Window, site: HostedSite, event: MouseEvent): Window | null {
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
