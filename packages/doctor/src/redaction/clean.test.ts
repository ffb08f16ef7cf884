import { InputError } from '@onramp-kit/core'
import { expect, test } from 'vitest'
import { cleanAll, createClean } from './clean.ts'

const KEY = 'svc_public_live_9fKq2Lw8Zx'
const SUFFIX = '9fKq2Lw8Zx'
const WALLET = '0xAbCdEfabcdefABCDEFabcdefabcdefABCDEFabcd'
const EMAIL = 'ada.lovelace@shop.example'

const known = createClean([KEY, WALLET, EMAIL])
const unknown = createClean([])

const encode = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`
const encodeAll = (text: string) => text.replaceAll(/./g, encode)
const encodeSome = (text: string) =>
  text.replaceAll(/.(?=..)/g, (each, index: number) =>
    index % 3 === 0 ? encode(each).toUpperCase() : each,
  )

const encodings: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['in lower case', (text) => text.toLowerCase()],
  ['in upper case', (text) => text.toUpperCase()],
  ['percent-encoded', encodeURIComponent],
  ['percent-encoded twice', (text) => encodeURIComponent(encodeURIComponent(text))],
  ['with every character encoded', encodeAll],
  ['with some characters encoded', encodeSome],
  ['with every character encoded twice', (text) => encodeAll(encodeAll(text))],
  [
    'with every character encoded, and the percent signs',
    (text) => encodeURIComponent(encodeAll(text)),
  ],
]

/** What a text still shows of a secret, in any encoding. */
function shown(text: string, secret: string): boolean {
  let decoded = text
  for (let pass = 0; pass < 5; pass++)
    decoded = decoded.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return decoded.toLowerCase().includes(secret.toLowerCase())
}

test.each(encodings)('removes every secret that the flags hold, %s', (_, encodeSecret) => {
  for (const secret of [KEY, SUFFIX, WALLET, WALLET.slice(2), EMAIL]) {
    const text = known(
      `Rejected (${encodeSecret(secret)}) of id=${encodeSecret(secret)}&x=1, see the docs.`,
    )
    expect(shown(text, secret), text).toBe(false)
    expect(text).toContain('Rejected')
  }
})

test.each(encodings)('removes other keys, wallets and addresses, %s', (_, encodeSecret) => {
  for (const secret of [KEY, WALLET, WALLET.slice(2), EMAIL]) {
    const text = unknown(`Rejected ${encodeSecret(secret)}`)
    expect(shown(text, secret), text).toBe(false)
  }
})

test('removes paths and queries of URLs that are percent-encoded', () => {
  const url = encodeURIComponent('https://pay.example/p/1?session=abc')
  expect(unknown(`Open ${url}`)).toBe('Open https://pay.example')
})

test('removes a suffix with characters of a pattern', () => {
  const clean = createClean(['svc_public_live_a+b(c%41d$e'])
  expect(clean('Key a+b(c%41d$e.')).toBe('Key [redacted].')
})

test.each([
  'Rates of 100% on 50%off, and %zz.',
  'amount: must be at most 2 decimal places',
  'Trace 4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b at https://service.example',
  'a %20 b',
  // With a link to the page of the error.
  new InputError('card.orders.get', [{ field: 'id', reason: 'must be a UUID' }]).message,
])('keeps harmless text: %j', (text) => {
  expect(known(text)).toBe(text)
})

test('keeps words that are the short suffix of a key', () => {
  expect(createClean(['svc_public_sandbox_demo'])('a demo of https://demo.example')).toBe(
    'a demo of https://demo.example',
  )
})

test('removes control characters and those that reverse the direction', () => {
  expect(unknown('ok\u001B[2J\u001B[H\r\nAll well.\u202Egnihton\u009Bm')).toBe(
    'ok [2J [H All well. gnihton m',
  )
})

test('cleans names and values of every depth', () => {
  expect(cleanAll({ [EMAIL]: [{ wallet: WALLET, count: 1 }] }, known)).toEqual({
    '[redacted]': [{ wallet: '[redacted]', count: 1 }],
  })
})

test.each(['%', '%25', '%2525', '%2', '%32%35', 'aa%41', 'https://', '%%34%30'])(
  'reads endlessly repeated %j in linear time',
  (part) => {
    // In quadratic time it would exceed the time limit of a test.
    expect(known(part.repeat(500_000 / part.length)).length).toBeGreaterThan(0)
  },
)
