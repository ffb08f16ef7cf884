import type { Subscribable } from '@onramp-kit/core'
import { createSignal } from '@onramp-kit/core/internal'

/**
 * State of the session. `unknown` after a page load, because scripts cannot read the cookies. `open` after a successful
 * sign-in, renewal or call. `closed` after the service reports that the session has ended, until the wallet signs in.
 */
export type SessionState = 'unknown' | 'open' | 'closed'

/** A store of the session state, compatible with React's `useSyncExternalStore`. */
export interface SessionStore extends Subscribable {
  /** Returns the current state. */
  readonly getSnapshot: () => SessionState
}

export function createSessionState(): SessionStore & { set(next: SessionState): void } {
  const changes = createSignal()
  let state: SessionState = 'unknown'
  return {
    subscribe: changes.subscribe,
    getSnapshot: () => state,
    set(next) {
      if (next === state) return
      state = next
      changes.emit()
    },
  }
}
