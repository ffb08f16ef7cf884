// @vitest-environment jsdom
import { details, opened, setUpCheckout } from '@onramp-kit/test-tools/checkoutHarness'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createOnrampClient } from '../client.ts'
import { webLock } from './lock.ts'
import { documentPage } from './page.ts'
import { isNode } from './platform.ts'
import { tabStorage, webStorage } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(['visibilitychange', 'pageshow', 'online', 'offline'])(
  'the page reports %s to its listeners until they leave',
  (event) => {
    const listener = vi.fn<() => void>()
    const leave = documentPage.subscribe(listener)
    window.dispatchEvent(new Event(event))
    expect(listener).toHaveBeenCalledOnce()
    leave()
    window.dispatchEvent(new Event(event))
    expect(listener).toHaveBeenCalledOnce()
  },
)

test('the page is visible and online as the browser says', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect([documentPage.visible(), documentPage.online()]).toEqual([true, true])
  visibility.mockReturnValue('hidden')
  expect([documentPage.visible(), documentPage.online()]).toEqual([false, true])
  connection.mockReturnValue(false)
  expect([documentPage.visible(), documentPage.online()]).toEqual([false, false])
})

test('orders are stored in localStorage', () => {
  expect(webStorage.getItem('an order')).toBeNull()
  webStorage.setItem('an order', 'its record')
  expect(localStorage.getItem('an order')).toBe('its record')
  expect(webStorage.getItem('an order')).toBe('its record')
  webStorage.removeItem('an order')
  expect(localStorage.length).toBe(0)
})

test('a buyer can pay where localStorage is null, as in some apps', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage)
  const { open, posts } = setUpCheckout([opened], { storage: undefined })
  const { checkout } = open()
  await checkout.open(details)
  expect(checkout.getSnapshot().step).toBe('paying')
  expect(posts()).toBe(1)
})

test('hosted URLs are stored in sessionStorage', () => {
  expect(tabStorage()).toBe(sessionStorage)
})

test('there is no storage for hosted URLs where the browser blocks it', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(tabStorage()).toBeUndefined()
})

describe('a page navigates only to a safe URL of another origin', () => {
  test.each([`${location.href}#close-account`, '#close-account'])('not %s', (url) => {
    const before = location.href
    documentPage.navigate?.(url)
    expect([location.href, document.title]).toEqual([before, ''])
  })
})

test.each([undefined, {}])('there is no lock where navigator is %j', (navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(() => webLock('a purchase', async () => {})).toThrow()
})

test('a document makes the runtime a browser, whatever else it has', () => {
  expect(isNode()).toBe(false)
})

test('a client uses the page of the browser by default', () => {
  const client = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
  })
  expect(client.platform.page).toBe(documentPage)
})
