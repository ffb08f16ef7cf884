import type { PageState } from '@onramp-kit/core'
import { createSignal } from '@onramp-kit/core/internal'

export interface FakePage extends PageState {
  set(state: { readonly visible?: boolean; readonly online?: boolean }): void
}

/** A page whose visibility and connectivity a test controls. */
export function createFakePage(): FakePage {
  const changes = createSignal()
  let state = { visible: true, online: true }
  return {
    visible: () => state.visible,
    online: () => state.online,
    subscribe: changes.subscribe,
    set(next) {
      state = { ...state, ...next }
      changes.emit()
    },
  }
}
