import type { Subscribable } from './signal.ts'

/** Visibility and connectivity of the page. Calls its listeners when either changes. */
export interface PageState extends Subscribable {
  /** Returns whether the page is visible. Polling pauses while it is not. */
  visible(): boolean
  /** Returns whether the device is online. */
  online(): boolean
}

/** Not every browser fires visibilitychange on return from the back/forward cache; pageshow covers it. */
const events = ['visibilitychange', 'pageshow', 'online', 'offline']

/** The browser's document; in Node, a page that is always visible and online. Reads no global at import. */
export const documentPage: PageState = {
  visible: () => typeof document === 'undefined' || document.visibilityState !== 'hidden',
  online: () => typeof document === 'undefined' || navigator.onLine,
  subscribe(listener) {
    if (typeof document === 'undefined') return () => {}
    for (const event of events) window.addEventListener(event, listener)
    return () => {
      for (const event of events) window.removeEventListener(event, listener)
    }
  },
}
