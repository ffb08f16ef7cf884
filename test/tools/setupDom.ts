import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { loadPurchaseView } from '../../packages/react/src/checkout/purchaseView.ts'

// Long enough for a slow machine; a query that matches still returns at once.
configure({ asyncUtilTimeout: 30_000 })

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Readonly<Record<string, object | undefined>>
// React 19 captures a stack for each element, an eighth of the time of the tests, until it has captured 10,000.
if (internals) {
  if (!('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React no longer counts stacks.')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  })
}

// jsdom has no showModal; browser tests cover modal behavior.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

/** Removes what a test has left on the page, which all files share. */
function clearPage() {
  cleanup()
  // Also roots that Testing Library does not know, such as hydrated ones.
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
}
afterEach(clearPage)
// A hook that fails, such as the search for secrets, skips those after it.
beforeEach(clearPage)

// Rendering and mounting everything twice takes a third of the time, so `npm test` leaves it to `npm run test:slow`.
beforeEach(() => configure({ reactStrictMode: !inject('isQuick') }))

// The steps after the form load in real time; the virtual clock does not wait for them.
beforeAll(() => loadPurchaseView())

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the tests run in `npm test`. */
    isQuick: boolean
  }
}
