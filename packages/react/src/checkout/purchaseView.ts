'use client'

import { createSignal } from '@onramp-kit/core/internal'
import { useEffect, useSyncExternalStore } from 'react'
import type { Messages } from '../messages/messages.ts'
import type { describePurchase } from './describePurchase.ts'

/** What a checkout needs after its form. */
export interface PurchaseView {
  readonly describePurchase: typeof describePurchase
  /** English messages. */
  readonly enOrder: Messages['order']
}

/** The view with the content of a drop-in checkout. */
type DropInView = typeof import('./PurchaseSteps.tsx')

export interface LazyPurchaseView {
  /** Undefined until it is loaded. */
  readonly view: DropInView | undefined
  readonly hasFailed: boolean
}

// Not `React.lazy`: the step needs the module's words above its elements, and a failed `import()` is shown and repeated.

/** One for every checkout of the page, as modules are. */
const changes = createSignal()
const notLoaded: LazyPurchaseView = { view: undefined, hasFailed: false }
let state = notLoaded
let loading: Promise<void> | undefined

function set(next: LazyPurchaseView) {
  state = next
  changes.emit()
}

/** Loads the view of drop-in checkouts. Returns `undefined` once it is loaded. A rejected load can be repeated. */
export function loadPurchaseView(): Promise<void> | undefined {
  if (state.view !== undefined) return undefined
  loading ??= import('./PurchaseSteps.tsx').then(
    (view) => set({ view, hasFailed: false }),
    (cause: unknown) => {
      loading = undefined
      set({ view: undefined, hasFailed: true })
      throw cause
    },
  )
  return loading
}

/** Loads the view of a drop-in checkout while the buyer fills in the form. */
export function useLazyPurchaseView(isShown: boolean): LazyPurchaseView {
  useEffect(() => {
    // `hasFailed` reports a failure.
    if (isShown) void loadPurchaseView()?.catch(() => {})
  }, [isShown])
  return useSyncExternalStore(
    changes.subscribe,
    () => state,
    () => notLoaded,
  )
}
