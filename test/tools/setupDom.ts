import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A slow machine is no failure: what is there is found at once.
configure({ asyncUtilTimeout: 20_000 })

// jsdom knows the dialog and cannot open one. What only a browser can do with it is tested in a browser.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

afterEach(cleanup)
