import { fireEvent } from '@testing-library/react'

/** Shows or hides the page, like switching tabs. */
export function showPage(isShown: boolean): void {
  const value: DocumentVisibilityState = isShown ? 'visible' : 'hidden'
  Object.defineProperty(document, 'visibilityState', { value, configurable: true })
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
}
