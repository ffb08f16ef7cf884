import { afterEach, expect, test, vi } from 'vitest'
import { deviceHas } from './deviceHas.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['that can pay', { canMakePayments: () => true }, true],
  ['that cannot pay', { canMakePayments: () => false }, false],
  ['that does not say', {}, false],
  [
    'that throws, as on a page that is not secure',
    {
      canMakePayments() {
        throw new Error('insecure')
      },
    },
    false,
  ],
])('a browser with an ApplePaySession %s', (_, session, has) => {
  vi.stubGlobal('ApplePaySession', session)
  expect(deviceHas('ApplePaySession')).toBe(has)
})

const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 338.0.0.32.108'

test.each(['ApplePaySession', 'systemBrowser'] as const)(
  'a browser inside another app does not have %s, whatever its API says',
  (needs) => {
    vi.stubGlobal('ApplePaySession', { canMakePayments: () => true })
    expect(deviceHas(needs)).toBe(true)
    vi.stubGlobal('navigator', { userAgent: instagram })
    expect(deviceHas(needs)).toBe(false)
  },
)

test('is false on a server, and in a browser without support', () => {
  expect(deviceHas('ApplePaySession')).toBe(false)
})
