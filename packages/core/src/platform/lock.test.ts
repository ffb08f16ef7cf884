import { afterEach, expect, test, vi } from 'vitest'
import { webLock } from './lock.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no navigator', undefined],
  ['no Web Locks, as on http pages', {}],
  ['null instead of Web Locks, as happy-dom', { locks: null }],
])('webLock returns undefined for %s', (_title, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(webLock()).toBeUndefined()
})
