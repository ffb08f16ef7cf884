import { createSignal, type Subscribable } from '../platform/signal.ts'

/**
 * What is known of the session. Its cookies can't be read by script, so a page that was just loaded knows nothing:
 * `unknown`. `open` after a sign-in, a renewal or a call that went through; `closed` once the service says that there is
 * none, until the wallet signs in again.
 */
export type SessionState = 'unknown' | 'open' | 'closed'

/** A store of one value, as `useSyncExternalStore` of React takes it. */
export interface SessionStore extends Subscribable {
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
