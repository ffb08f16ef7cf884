import type { Subscribable } from './signal.ts'

/** Whether anybody is looking, and whether the network is there. Listeners are called when either changes. */
export interface PageState extends Subscribable {
  visible(): boolean
  online(): boolean
}

/** pageshow: back from the back/forward cache, which does not fire visibilitychange everywhere. */
const events = ['visibilitychange', 'pageshow', 'online', 'offline']

/**
 * The page of this browser, or one that is always visible and online where there is none (Node).
 * Globals are looked up at each call, never at import, so the module is safe in any runtime.
 */
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
