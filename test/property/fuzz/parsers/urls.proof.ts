import { ConfigError, createOnrampClient, cryptoDepositUrl } from '@onramp-kit/core'
import { secureUrl } from '@onramp-kit/core/internal'
import { frameAttributes } from '@onramp-kit/core/internal/frame'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { atLeast, exactly, prove } from '../../figures.ts'
import { loadedText } from '../answers/hostileText.ts'
import { holds, inputs } from '../check.ts'
import { createTally } from '../tally.ts'

const PAGE = 'https://shop.example'

const parts = fc.tuple(
  fc.constantFrom(
    'https:',
    'http:',
    'HTTPS:',
    'javascript:',
    'data:',
    'blob:https:',
    'ftp:',
    'wss:',
    '',
    ' https:',
    'ht\ntps:',
    'view-source:https:',
    'file:',
    'about:',
  ),
  fc.constantFrom('//', '/', '\\\\', '', '///', '/\t/'),
  fc.constantFrom(
    '',
    '',
    '',
    'user@',
    'user:password@',
    ':@',
    ':password@',
    '@',
    'shop.example@',
    '%40@',
  ),
  fc.oneof(
    fc.constantFrom(
      'service.example',
      'shop.example',
      'SHOP.example',
      'shop.example.',
      'shop.example:443',
      'shop.example:8443',
    ),
    fc.constantFrom(
      'localhost',
      'app.localhost',
      'localhost.',
      'localhost.evil.example',
      'notlocalhost',
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.1',
      '127.0.0.1.evil.example',
    ),
    fc.constantFrom(
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::]',
      '0.0.0.0',
      '10.0.0.1',
      '192.168.0.1',
      'ｓhop.example',
      'shop。example',
      'xn--',
      '%73hop.example',
      '',
    ),
    fc.domain(),
  ),
  fc.constantFrom('', ':80', ':443', ':8080', ':99999', ':'),
  fc.oneof(
    fc.constantFrom('', '/', '/v1', '/../..', '\\evil', '?a=b', '#x', '?', '/%00'),
    fc.webPath(),
  ),
)
const urls = fc.oneof(
  { weight: 6, arbitrary: parts.map((all) => all.join('')) },
  { weight: 2, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  { weight: 1, arbitrary: fc.oneof(loadedText, fc.string()) },
)

/** Whether a URL is safe for payments, decided from its final text alone. */
function expectSafe(href: string): void {
  const [, scheme = '', authority = ''] = /^([a-z]+):\/\/([^/?#]*)/.exec(href) ?? []
  expect(authority).not.toContain('@')
  const host = authority.replace(/:\d+$/, '')
  const isLoopback =
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    (host.startsWith('127.') && host.split('.').every((part) => /^\d+$/.test(part)))
  expect(scheme === 'https' || (scheme === 'http' && isLoopback), href).toBe(true)
  expect(new URL(href).href).toBe(href)
}

/** Counts accepted URLs, which must be safe, and rejected ones, which must throw a ConfigError. */
function proveDoor(door: (url: string) => string | undefined) {
  const tally = createTally()
  holds(urls, (url) => {
    let passed: string | undefined
    try {
      passed = door(url)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
    }
    tally.add(passed === undefined ? 'rejected' : 'accepted')
    if (passed !== undefined) expectSafe(passed)
  })
  return [
    exactly('addresses', tally.total(), inputs),
    atLeast('  accepted, all of them safe', tally.of('accepted'), 1),
    atLeast('  rejected', tally.of('rejected'), 1),
  ]
}

test('a URL is secure only with https, or http on this machine, and without credentials', (context) => {
  prove(
    context,
    proveDoor((url) => secureUrl(url)?.href),
  )
})

test('the client rejects a base URL that is insecure or has a query or a fragment', (context) => {
  // A sandbox key allows plain http.
  const publishableKey = 'svc_public_live_demo'
  const door = (baseUrl: string) => {
    const client = createOnrampClient({ publishableKey, baseUrl })
    expect(client.baseUrl).not.toMatch(/[?#]|\/$/)
    return new URL(client.baseUrl).href
  }
  prove(context, proveDoor(door))
})

test("a frame never shows a URL that is insecure or of its page's origin", (context) => {
  const door = (url: string) => {
    const { src, sandbox } = frameAttributes(url, PAGE)
    expect(sandbox).toContain('allow-same-origin')
    expect(new URL(src).origin).not.toBe(PAGE)
    return src
  }
  prove(context, proveDoor(door))
})

test('a crypto deposit never opens an insecure URL', (context) => {
  const door = (webview_url: string) => {
    const url = cryptoDepositUrl({ merchant_id: '&a=b#', webview_url })
    expect(new URL(url).searchParams.get('merchant_id')).toBe('&a=b#')
    return url
  }
  prove(context, proveDoor(door))
})
