import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['a key', 'svc_public_live_x.y-z'],
  ['a wallet', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['an e-mail address', 'ada+card@example.co.uk'],
  ['an e-mail address like an id', '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b@example.com'],
  ['a key like an id', 'svc_public_live_4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b'],
  ['an IBAN', 'GB29NWBK60161331926819'],
  ['an IBAN in groups', 'DE89 3704 0044 0532 0130 00'],
  ['the shortest IBAN', 'no93 8601 1117 947'],
  ['an IBAN in lower case', 'gb29nwbk60161331926819'],
  ['an IBAN in lower case and groups', 'gb29 nwbk 6016 1331 9268 19'],
  ['an IBAN with letters at its end', 'fr14 2004 1010 0505 0001 3m02 606'],
  ['an IBAN with a group of letters', 'Mt84 Malt 0110 0001 2345 Mtlc Ast0 01s'],
  ['a card in groups', '4242 4242 4242 4242'],
  ['a card with dashes', '4242-4242-4242-4242'],
  ['a sort code and an account', '12-34-56 31926819'],
  ['an account number', '31926819'],
])('removes only %s', (_, secret) => {
  expect(redact(`The bank of ${secret} is not one of ours.`)).toBe(
    'The bank of [redacted] is not one of ours.',
  )
})

test.each([
  'us50 must have been paid in full before the order is sent',
  'chain: must be one of 1, 8453, 999, 1337, 4326, 143, 137, 42161',
  'expired 2026-11-20 12:00:00, retry after 2026-11-20T12:00:30.000Z',
  'order 4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b is closed (trace ab12-34)',
  'order 12345678-8d5b-4c3a-9b1a-ab12cd34ef56 is closed',
  'order 4f2c1c1e-8d5b-4123-9123-123456789012 is closed',
])('keeps harmless text: %s', (text) => {
  expect(redact(text)).toBe(text)
})

test.each(['aa11 ', 'aa11', 'gb29 nwbk 6016 ', '1 ', '1-', 'a@', 'x'])(
  'reads endlessly repeated %j in linear time',
  (part) => {
    const start = performance.now()
    redact(part.repeat(200_000))
    expect(performance.now() - start).toBeLessThan(10_000)
  },
)
