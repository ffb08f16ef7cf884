import { isOwnUrl, secureUrl } from './secureUrl.ts'
import type { Subscribable } from './signal.ts'

/** Visibility and connectivity of the page. Calls its listeners when either changes. */
export interface PageState extends Subscribable {
  /** Returns whether the page is visible. Polling pauses while it is not. */
  visible(): boolean
  /** Returns whether the device is online. */
  online(): boolean
  /**
   * Navigates this tab to a safe `url` of another origin. Without it, as inside a frame, hosted pages are framed instead of
   * redirected to: a hosted page that replaces a framed page runs without a sandbox.
   */
  readonly navigate?: ((url: string) => void) | undefined
}

/** Not every browser fires visibilitychange on return from the back/forward cache; pageshow covers it. */
const events = ['visibilitychange', 'pageshow', 'online', 'offline']

/** The browser's document; in Node, a page that is always visible and online. Reads no global at import. */
export const documentPage: PageState = {
  visible: () => typeof document === 'undefined' || document.visibilityState !== 'hidden',
  online: () => typeof document === 'undefined' || navigator.onLine,
  get navigate() {
    if (typeof document === 'undefined' || window.top !== window) return undefined
    return (url: string) => {
      const target = secureUrl(url)
      // A forged URL must neither run script nor act as a link of this site.
      if (target !== undefined && !isOwnUrl(target)) location.assign(url)
    }
  },
  subscribe(listener) {
    if (typeof document === 'undefined') return () => {}
    for (const event of events) window.addEventListener(event, listener)
    return () => {
      for (const event of events) window.removeEventListener(event, listener)
    }
  },
}
