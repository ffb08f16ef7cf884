import { createFakePage } from '@onramp-kit/test-tools/fakePage'
import { afterEach, expect, test, vi } from 'vitest'
import { type Presentation, redirectTo, resolvePresentation } from './presentation.ts'

afterEach(() => vi.unstubAllGlobals())

const chrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const instagram = `${chrome} Instagram 338.0.0.32.108 Android`

const navigate = vi.fn<(url: string) => void>()
const topPage = { ...createFakePage(), navigate }
const framedPage = createFakePage()

test.each<[Presentation | undefined, string, string, string]>([
  [undefined, 'frame', 'redirect', 'frame'],
  ['auto', 'frame', 'redirect', 'frame'],
  ['frame', 'frame', 'frame', 'frame'],
  ['tab', 'tab', 'tab', 'tab'],
  ['redirect', 'redirect', 'redirect', 'frame'],
])('%s: %s in a browser, %s in Instagram, %s there in a frame', (given, browser, app, framed) => {
  expect(resolvePresentation(given, chrome, topPage)).toBe(browser)
  expect(resolvePresentation(given, instagram, topPage)).toBe(app)
  expect(resolvePresentation(given, instagram, framedPage)).toBe(framed)
})

test('an unknown presentation of a page in JavaScript counts as auto', () => {
  const unknown = 'popup' as Presentation
  expect(resolvePresentation(unknown, chrome, topPage)).toBe('frame')
  expect(resolvePresentation(unknown, instagram, topPage)).toBe('redirect')
})

test('reads the user agent of the browser by default', () => {
  vi.stubGlobal('navigator', { userAgent: instagram })
  expect(resolvePresentation('auto', undefined, topPage)).toBe('redirect')
})

test('frames the page on a server, which cannot navigate', () => {
  expect(resolvePresentation('redirect')).toBe('frame')
})

test('redirects to a page only if that is how it opens', () => {
  redirectTo('https://pay.example/1', topPage, 'frame')
  expect(navigate).not.toHaveBeenCalled()
  redirectTo('https://pay.example/1', topPage, 'redirect')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('https://pay.example/1')
})
