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

test('is false on a server, and in a browser without support', () => {
  expect(deviceHas('ApplePaySession')).toBe(false)
})
