import type { Clock } from '../platform/clock.ts'
import { type FramePolicy, frameAttributes } from './frameAttributes.ts'

/** Without a `load` for so long, a page is probably held back. No browser says so. */
const SLOW_AFTER = 20_000

export interface FrameOptions extends FramePolicy {
  readonly url: string
  readonly clock: Clock
  /** The hosted page said something. What it said is ignored: the order is the truth, so read it soon. */
  readonly onMessage: () => void
  /** The page loaded something. It may still be an error page: no browser tells. */
  readonly onLoad?: () => void
  /** Nothing was loaded for 20 s. Offer the new tab more plainly; the order goes on. */
  readonly onSlow?: () => void
}

/**
 * Shows a hosted page in an iframe of yours and listens to it; returns a function that stops listening. The element is
 * loaded once, however often it is hosted: hosted addresses may be good for one visit only. Throws ConfigError for a
 * page that must not be framed.
 *
 * @example
 * const stop = hostFrame(iframe, { url, clock: onramp.platform.clock, onMessage: checkout.refetchSoon })
 */
export function hostFrame(element: HTMLIFrameElement, options: FrameOptions): () => void {
  const { url, clock, onMessage, onLoad, onSlow } = options
  const page = element.ownerDocument.defaultView
  if (page === null) throw new TypeError('hostFrame: the iframe must be in a page.')
  const { src, ...rest } = frameAttributes(url, page.origin, options)
  const { origin } = new URL(url)

  const cancelSlow = clock.setTimeout(() => onSlow?.(), SLOW_AFTER)
  const load = () => {
    cancelSlow()
    onLoad?.()
  }
  const message = (event: MessageEvent) => {
    if (event.origin === origin && event.source === element.contentWindow) onMessage()
  }
  element.addEventListener('load', load)
  page.addEventListener('message', message)

  // The sandbox goes first: it holds for what is loaded after it was set.
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined) element.setAttribute(name, value)
  if (element.getAttribute('src') !== src) element.setAttribute('src', src)

  return () => {
    cancelSlow()
    element.removeEventListener('load', load)
    page.removeEventListener('message', message)
  }
}
