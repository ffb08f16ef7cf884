import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { loadPurchaseView } from '../../packages/react/src/checkout/purchaseView.ts'
import { emulateDevice } from './emulateDevice.ts'

// The default of one second is too short for a busy machine; a passing check still returns at once.
configure({ asyncUtilTimeout: 30_000, reactStrictMode: true })

// The steps after the form load in real time; the virtual clock does not wait for them.
beforeAll(() => loadPurchaseView())

// Motion takes real time. Tests of it ask for it.
beforeEach(() => emulateDevice({ 'prefers-reduced-motion': 'reduce' }))

// The files of the project `browser` share their page.
const { innerHeight, innerWidth } = window
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => page.viewport(innerWidth, innerHeight))
