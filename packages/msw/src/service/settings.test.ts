import { wrongVariants } from '@onramp-kit/test-tools/wrongVariants'
import { describe, expect, test } from 'vitest'
import { openOrder, startHarness } from '../harness.test.helper.ts'
import { createService } from './createService.ts'
import type { ExtensionPart, ServiceOptions } from './extension.ts'

test('a sandbox key may list origins, also http', () => {
  const origins = ['http://localhost:3000']
  expect(() => createService({ keys: [{ key: 'svc_public_sandbox_a', origins }] })).not.toThrow()
})

test('serves a route at its configured path', async () => {
  const { ask } = startHarness({ railSegment: 'crypto' })
  expect((await ask('GET', '/v1/crypto/config')).status).toBe(200)
  expect((await ask('GET', '/v1/rail/config')).status).toBe(404)
})

test.each<[ServiceOptions, string]>([
  [{ seed: 0.5 }, 'createService: seed must be an integer.'],
  [{ settleAfterMs: -1 }, 'createService: settleAfterMs must be an integer of 0 or more.'],
  [
    { rateLimit: { requests: 0, windowMs: 1 } },
    'createService: rateLimit.requests must be 1 or more.',
  ],
  [{ allowHeaders: ['a b'] }, 'createService: allowHeaders must list names of headers.'],
  ...['', 'Idempotency Key', 'Schlüssel', 'key:', 'X-Svc-Publishable-Key', 'content-type'].map(
    (header): [ServiceOptions, string] => [
      { idempotency: { header } },
      'createService: idempotency.header must be the name of a header that requests do not have otherwise.',
    ],
  ),
  [
    { latency: { minMs: -1, maxMs: 5 } },
    'createService: latency.minMs must be an integer of 0 or more.',
  ],
  [
    { latency: { minMs: 5, maxMs: 4 } },
    'createService: latency.maxMs must be an integer from minMs to 2147483647.',
  ],
  [
    { latency: { minMs: 5, maxMs: 2 ** 31 } },
    'createService: latency.maxMs must be an integer from minMs to 2147483647.',
  ],
  // As JavaScript or a JSON file may pass it.
  [
    { scenario: JSON.parse('"toString"') },
    'createService: scenario must be one of default, approved, declined,',
  ],
  // Shapes as only JavaScript may pass them.
  ...(
    [
      ['{ "scenarios": "declined" }', 'options has no "scenarios"; it has extensions,'],
      [
        '{ "accounts": { "afterMS": 5 } }',
        'accounts has no "afterMS"; it has currencies, chain, token, afterMs.',
      ],
      ['{ "latency": null }', 'latency must not be null.'],
      ['{ "now": 5 }', 'now must be a function.'],
      ['{ "sleep": 5 }', 'sleep must be a function.'],
      ['{ "originOf": "https://shop.example" }', 'originOf must be a function.'],
      ['{ "keys": "svc_public_sandbox_mine" }', 'keys must be a list.'],
      ['{ "keys": ["svc_public_sandbox_mine"] }', 'keys[0] must be an object.'],
      [
        '{ "keys": [{ "key": "svc_public_sandbox_mine" }] }',
        'keys "svc_public_sandbox_mine" must have a list of origins, which may be empty.',
      ],
      ['{ "markets": "US" }', 'markets must be a list.'],
      ['{ "allowHeaders": "traceparent" }', 'allowHeaders must be a list.'],
      ['{ "allowHeaders": [5] }', 'allowHeaders must list names of headers.'],
      ['{ "accounts": { "currencies": "USD" } }', 'accounts.currencies must be a list.'],
      ['{ "paymentMethods": "card" }', 'paymentMethods must be a list.'],
      [
        '{ "paymentMethods": ["card"] }',
        'paymentMethods must list methods such as { slug: "card" } or { slug: "cash-app", onlyIn: ["US"] }.',
      ],
      ['{ "idempotency": "Idempotency-Key" }', 'idempotency must be an object.'],
    ] as const
  ).map(([json, message]): [ServiceOptions, string] => [
    JSON.parse(json),
    `createService: ${message}`,
  ]),
  [
    { keys: [{ key: 'sk_live', origins: [] }] },
    'createService: keys "sk_live" must be like svc_public_sandbox_name.',
  ],
  [{ reviewAfterMs: 0.5 }, 'createService: reviewAfterMs must be an integer of 0 or more.'],
  [
    { accounts: { afterMs: -1 } },
    'createService: accounts.afterMs must be an integer of 0 or more.',
  ],
  [
    { accounts: { currencies: ['CHF' as 'USD'] } },
    'createService: accounts.currencies must be of USD, GBP, EUR.',
  ],
  [
    { accounts: { currencies: ['EUR', 'EUR'] } },
    'createService: accounts.currencies must name each currency once.',
  ],
  [
    { accounts: { chain: 10 as 1 } },
    'createService: accounts.chain must be one of 1, 8453, 999, 1337, 4326, 143, 137, 42161.',
  ],
  [
    { accounts: { token: 'DAI' as 'USDC' } },
    'createService: accounts.token must be one of USDC, USDm, AUSD, USDC.e.',
  ],
  [
    { markets: ['US', 'de'] },
    'createService: markets must list codes of two uppercase letters, not "de".',
  ],
  [
    { fieldNames: { currency: 'chain' } },
    'createService: fieldNames must not give two fields the name "chain".',
  ],
  [
    { fieldNames: { chain: 'country' } },
    'createService: fieldNames must not give two fields the name "country".',
  ],
  [
    { paths: { 'virtualAccounts.status': 'status' } },
    `createService: paths['virtualAccounts.status'] must make a path such as "/v1/virtual-accounts/status".`,
  ],
  [
    { paths: { 'virtualAccounts.status': '/v1/virtual-accounts' } },
    `createService: paths['virtualAccounts.status'] must differ from the path of virtualAccounts.list.`,
  ],
  [
    { railSegment: 'a/b' },
    'createService: railSegment must make a path such as "/v1/rail/config".',
  ],
  [
    { keys: ['a', 'b', 'a'].map((name) => ({ key: `svc_public_sandbox_${name}`, origins: [] })) },
    'createService: keys must list each key once.',
  ],
  [
    { keys: [{ key: 'svc_public_live_shop', origins: [] }] },
    'createService: keys "svc_public_live_shop" is a live key and must list the origins it may be used from.',
  ],
  [
    { keys: [{ key: 'svc_public_live_shop', origins: ['http://shop.example'] }] },
    'createService: keys "svc_public_live_shop" is a live key, and its origin "http://shop.example" must be https.',
  ],
  ...[
    'https://shop.example/',
    'https://Shop.example',
    'shop.example',
    'https://shop.example:443',
    'null',
  ].map((origin): [ServiceOptions, string] => [
    { keys: [{ key: 'svc_public_sandbox_shop', origins: [origin] }] },
    `createService: keys "svc_public_sandbox_shop" has the origin "${origin}", which must be an exact origin such as https://shop.example.`,
  ]),
])('rejects the invalid options %j', (options, message) => {
  expect(() => createService(options)).toThrow(message)
})

/** A valid value of every option, with every name that the value may have. */
const everyOption: { readonly [Name in keyof ServiceOptions]-?: ServiceOptions[Name] } = {
  accounts: { currencies: ['USD'], chain: 8453, token: 'USDC', afterMs: 0 },
  allowHeaders: ['traceparent'],
  extensions: [
    { name: 'lamp', routes: {}, alone: false, scenarios: {}, create: () => ({}) as ExtensionPart },
  ],
  fieldNames: { currency: 'fiat', chain: 'network', token: 'asset', email: 'mail' },
  idempotency: { header: 'X-Purchase-Id' },
  keys: [{ key: 'svc_public_sandbox_shop', origins: ['https://shop.example'] }],
  latency: { minMs: 0, maxMs: 5 },
  markets: ['US'],
  now: () => 0,
  originOf: () => null,
  paths: { 'virtualAccounts.status': '/v1/virtual-accounts/state' },
  paymentMethods: [{ slug: 'card', onlyIn: ['US'], notIn: ['DE'], needs: 'systemBrowser' }],
  railSegment: 'crypto',
  rateLimit: { requests: 1, windowMs: 1 },
  reviewAfterMs: 0,
  scenario: 'declined',
  seed: 7,
  settleAfterMs: 0,
  sleep: () => Promise.resolve(),
}

test('an undefined option selects the default', async () => {
  const service = createService({
    ...Object.fromEntries(Object.keys(everyOption).map((name) => [name, undefined])),
    fieldNames: { currency: undefined },
    accounts: { chain: undefined },
    paths: { 'virtualAccounts.status': undefined },
  })
  expect(await openOrder(service)).toEqual(await openOrder(createService()))
})

describe.each(Object.entries(everyOption))('the option %s', (name, value) => {
  const create = (given: unknown) => createService({ [name]: given })

  test('may have every name', () => {
    if (name !== 'extensions') expect(() => create(value)).not.toThrow()
  })

  // An extension may have more names, which its own functions read.
  const variants = wrongVariants(value).filter(
    ([title]) => name !== 'extensions' || !title.includes('misspelled'),
  )

  test.each(variants)('is rejected by its name: %s', (_, given) => {
    expect(() => create(given)).toThrow(RangeError)
    expect(() => create(given)).toThrow(`createService: ${name}`)
  })
})

test.each([null, 5, 'declined', [], { scenarios: [] }])('the options cannot be %j', (options) => {
  expect(() => createService(options as ServiceOptions)).toThrow(RangeError)
})
