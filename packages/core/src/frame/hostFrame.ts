import { type FramePolicy, frameAttributes } from './frameAttributes.ts'
import { type FrameListeners, type IFrameElement, listenToFrame } from './listenToFrame.ts'

export interface FrameOptions extends FramePolicy, FrameListeners {}

/**
 * Shows a hosted page in an iframe and listens to its messages. Returns a function that stops listening. Loads the page
 * once per element, even if called again: a hosted URL may be valid for one visit only.
 *
 * @throws ConfigError for a page that must not be framed
 * @example
 * const stop = hostFrame(iframe, { url, onMessage: checkout.refetchSoon })
 */
export function hostFrame(element: IFrameElement, options: FrameOptions): () => void {
  const page = element.ownerDocument.defaultView
  if (page === null)
    throw new TypeError('hostFrame: the iframe is not in a document. Append it first.')
  const { src, ...rest } = frameAttributes(options.url, page.origin, options)
  const stop = listenToFrame(element, options)
  // Sets the sandbox first, because it applies only to later loads.
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined) element.setAttribute(name, value)
  if (element.getAttribute('src') !== src) element.setAttribute('src', src)
  return stop
}
