import { inspect } from 'node:util'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['a key', 'svc_public_live_x.y-z'],
  ['a wallet', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['a wallet without 0x', '52908400098527886E0F7030069857D2E4169EE7'],
  ['an email address', 'ada+card@example.co.uk'],
  ['an email address like an id', '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b@example.com'],
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
  ['a JSON web token', 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln-natu_re'],
  ['credentials in a URL', 'https://ada:secret@bank.example/login'],
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
  'trace 4bf92f3577b34da6a3ce929d0e0e4736 has ended',
  'trace ad129f3512345678a3ce929d12345678 has ended',
])('keeps harmless text: %s', (text) => {
  expect(redact(text)).toBe(text)
})

test.each([
  ['(https://card.example/pay/4f2c?session=cs_live_a1)', '(https://card.example)'],
  [
    '"http://127.0.0.1:4010/v1/orders/4f2c?wallet=0x1#top" failed',
    '"http://127.0.0.1:4010" failed',
  ],
  ['HTTPS://card.example?session=1; try again', 'HTTPS://card.example; try again'],
  ['https://card.example is down', 'https://card.example is down'],
  ['at https://card.example/pay;session=a,b(1)/c, or later', 'at https://card.example, or later'],
  ['http://onramp-kit.github.io.card.example/pay', 'http://onramp-kit.github.io.card.example'],
  [
    'See https://onramp-kit.github.io/onramp-kit/errors/timeout/',
    'See https://onramp-kit.github.io/onramp-kit/errors/timeout/',
  ],
])('removes all but the origin of a URL: %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted)
})

test.each([
  'eyJ',
  'eyJ-',
  'https://',
  'http://a',
  'aa11 ',
  'aa11',
  'gb29 nwbk 6016 ',
  '1 ',
  '1-',
  'a@',
  'x',
])('reads endlessly repeated %j in linear time', (part) => {
  // In quadratic time it would exceed the time limit of a test.
  expect(redact(part.repeat(500_000 / part.length)).length).toBeGreaterThan(0)
})

/** The error of a purchase over this network. */
function errorOf(fetch: typeof globalThis.fetch): Promise<unknown> {
  const { client } = createTestClient({ fetch })
  return client.card.checkout(purchase).catch((caught: unknown) => caught)
}

test('no error contains the key or the wallet', async () => {
  const message = `bad ${WALLET} for svc_public_sandbox_ab-SECRET.x`
  const leaky = json({ error: { code: 'validation_error', message } }, { status: 400 })
  const error = await errorOf(scriptNetwork(leaky).fetch)
  expect(String(error)).toMatchInlineSnapshot(
    `"ApiError: card.checkout failed: 400 validation_error. The service said: bad [redacted] for [redacted]. Correct the named field. If the service has other field names, set fieldNames (card.fields, card.required, card.precision). See https://onramp-kit.github.io/onramp-kit/errors/validation_error/"`,
  )
})

test('no error contains account details or personal data', async () => {
  const said =
    'GB29 NWBK 6016 1331 9268 19 of ada@example.com (account 31926819) expired 2026-11-20T12:00:00Z'
  const leaky = json({ error: { code: 'svc_x', message: said } }, { status: 400 })
  const error = await errorOf(scriptNetwork(leaky).fetch)
  expect(error).toMatchObject({
    code: '[redacted]',
    serviceMessage: '[redacted] of [redacted] (account [redacted]) expired 2026-11-20T12:00:00Z',
  })
})

test("the cause is a library's error with its message and code, without secrets", async () => {
  const below = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const fetch = () =>
    Promise.reject(
      Object.assign(new TypeError(`request for ${WALLET} failed`, { cause: below }), {
        headers: { 'x-svc-publishable-key': 'svc_public_sandbox_demo' },
      }),
    )
  const error = await errorOf(fetch)
  expect(inspect(error, { depth: Infinity })).not.toMatch(/svc_|0x/)
  expect(error).toMatchObject({
    cause: {
      name: 'TypeError',
      message: 'request for [redacted] failed: connect ECONNREFUSED',
      code: 'ECONNREFUSED',
    },
  })
})

test.each([
  [{ name: 'svc_public_live_x', code: `E of ${WALLET}` }, '[redacted]', 'E of [redacted]'],
  [{ name: { key: 'svc_public_live_x' }, code: { request: 'svc_public_live_x' } }],
  [{ name: 'AbortError', code: 20 }, 'AbortError', 20],
])('the cause has a redacted name and code of %j', async (fields, name?, code?) => {
  const error = await errorOf(() => Promise.reject(Object.assign(new Error('no'), fields)))
  expect(inspect(error, { depth: Infinity })).not.toMatch(/svc_|0x/)
  const { cause } = error as { cause: { name: unknown; code: unknown } }
  expect([cause.name, cause.code]).toEqual([name, code])
})
