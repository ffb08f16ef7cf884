import { type Clock, systemClock } from '../platform/clock.ts'

/** HTMLIFrameElement, or `never` in a project without the types of the DOM, such as that of a server. */
export type IFrameElement = typeof globalThis extends {
  readonly HTMLIFrameElement: { readonly prototype: infer Element }
}
  ? Element
  : never

/** A page without a `load` event for this long is probably blocked. Browsers do not report that. */
const SLOW_AFTER_MS = 20_000

/** The directives by which a page may limit its frames, the most specific first. */
const frameDirective = /^(frame|child|default)-src$/

/** The page that each frame has loaded: listening to it again must not wait for another `load`. */
const loadedPages = new WeakMap<IFrameElement, string>()

/** What `listenToFrame` needs of a hosted page. */
export interface FrameListeners {
  /**
   * URL of the hosted page: https (http on loopback or of a sandbox `baseUrl`), and of another origin than the framing page.
   */
  readonly url: string
  /** Called at each message of the hosted page. Its content proves nothing: poll the order or the customer instead. */
  readonly onMessage: () => void
  /** Called when the frame has loaded a page, which may be an error page: browsers do not tell them apart. */
  readonly onLoad?: (() => void) | undefined
  /** Called when nothing was loaded for 20 s. Offer to open the page in a new tab. */
  readonly onSlow?: (() => void) | undefined
  /**
   * Called when the Content-Security-Policy of the framing page blocks the hosted page, with the violated directive, such
   * as `frame-src`. Offer to open the page in a new tab. Neither `onLoad` nor `onSlow` is called afterwards.
   */
  readonly onBlocked?: ((directive: string) => void) | undefined
  /** Times `onSlow`. @default the system clock */
  readonly clock?: Clock | undefined
}

/**
 * Listens to an iframe that was created with `frameAttributes`. Returns a function that stops listening. Messages count
 * only from the frame's own window and the origin of `url`.
 */
export function listenToFrame(element: IFrameElement, options: FrameListeners): () => void {
  const { url, clock = systemClock, onMessage, onLoad, onSlow, onBlocked } = options
  const { origin } = new URL(url)
  let page = element.ownerDocument

  const cancelSlow =
    loadedPages.get(element) === url ? () => {} : clock.setTimeout(() => onSlow?.(), SLOW_AFTER_MS)
  const load = () => {
    cancelSlow()
    loadedPages.set(element, url)
    // A frame that moves to another document loads there again.
    unlisten()
    listen()
    onLoad?.()
  }
  const message = (event: MessageEvent) => {
    if (event.origin === origin && event.source === element.contentWindow) onMessage()
  }
  const violation = (event: SecurityPolicyViolationEvent) => {
    const { blockedURI, disposition, effectiveDirective } = event
    // Some browsers report only the origin.
    const isHosted = `${blockedURI}/`.startsWith(`${origin}/`)
    if (!isHosted || disposition === 'report' || !frameDirective.test(effectiveDirective)) return
    // The empty frame of a blocked page loads as well.
    stop()
    onBlocked?.(effectiveDirective)
  }
  element.addEventListener('load', load)
  listen()

  function listen() {
    page = element.ownerDocument
    page.defaultView?.addEventListener('message', message)
    page.addEventListener('securitypolicyviolation', violation)
  }
  function unlisten() {
    page.defaultView?.removeEventListener('message', message)
    page.removeEventListener('securitypolicyviolation', violation)
  }
  function stop() {
    cancelSlow()
    element.removeEventListener('load', load)
    unlisten()
  }
  return stop
}
