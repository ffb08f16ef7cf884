import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { details, opened, setUpCheckout, status } from '@onramp-kit/test-tools/checkoutHarness'
import { errorResponse, html, json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { describe, expect, test } from 'vitest'
import { createOnrampClient } from '../client.ts'

const idempotency = { header: 'Idempotency-Key' }
const keysOf = (requests: readonly Request[]) =>
  requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'))

test('a purchase has no idempotency key unless the option names a header', async () => {
  const network = scriptNetwork(opened)
  const { client } = createTestClient({ fetch: network.fetch })
  await client.card.checkout(purchase, { idempotencyKey: 'ignored' })
  expect(keysOf(network.requests)).toEqual([null])
})

describe('with a header', () => {
  function setUp() {
    const network = scriptNetwork(opened)
    return { network, ...createTestClient({ fetch: network.fetch, idempotency }) }
  }

  test('each call of card.checkout sends a new random key', async () => {
    const { client, network } = setUp()
    for (let call = 0; call < 20; call += 1) await client.card.checkout(purchase)
    const keys = keysOf(network.requests)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(20)
  })

  test('a call sends its own key', async () => {
    const { client, network } = setUp()
    await client.card.checkout(purchase, { idempotencyKey: 'cart-7' })
    expect(keysOf(network.requests)).toEqual(['cart-7'])
  })

  test.each(['', 'two words', 'naïve', 'x'.repeat(256), 'a\nb'])(
    'card.checkout rejects the key %j without sending anything',
    async (idempotencyKey) => {
      const { client, network } = setUp()
      await expect(client.card.checkout(purchase, { idempotencyKey })).rejects.toMatchObject({
        name: 'InputError',
        outcome: 'none',
        fields: [{ field: 'idempotencyKey' }],
      })
      expect(network.requests).toEqual([])
    },
  )

  test('an invalid key is reported beside the other invalid fields', async () => {
    const { client } = setUp()
    await expect(
      client.card.checkout({ ...purchase, amount: 'ten' }, { idempotencyKey: '' }),
    ).rejects.toMatchObject({ fields: [{ field: 'amount' }, { field: 'idempotencyKey' }] })
  })

  test('no other operation sends a key', async () => {
    const { client, network } = setUp()
    await client.rail.config().catch(() => {})
    await client.card.quote(purchase).catch(() => {})
    expect(network.requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      null,
      null,
    ])
  })
})

describe('the checkout', () => {
  test('keeps the key when the buyer retries an unknown purchase', async () => {
    const turns = [html(502), errorResponse(429, 'rate_limited'), opened, status('payment_pending')]
    const { open, network } = setUpCheckout(turns, { idempotency, mayResend: true })
    const { checkout } = open()
    await checkout.open(details)
    await checkout.retry()
    await checkout.retry()
    expect(checkout.getSnapshot().step).toBe('paying')
    const [first, ...others] = keysOf(network.requests)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(others).toEqual([first, first])
  })

  test('uses a new key for the next purchase', async () => {
    const turns = [html(502), json({})]
    const { open, network } = setUpCheckout(turns, { idempotency })
    const { checkout } = open()
    await checkout.open(details)
    checkout.startOver()
    await checkout.open(details)
    expect(new Set(keysOf(network.requests)).size).toBe(2)
  })
})

test.each([{ header: '' }, { header: 'two words' }, { header: 7 }, {}, null, 'Idempotency-Key'])(
  'createOnrampClient rejects the option %j by its name',
  (given) => {
    const make = () =>
      createOnrampClient({
        publishableKey: 'svc_public_sandbox_demo',
        baseUrl: 'https://service.example',
        idempotency: given as typeof idempotency,
      })
    expect(make).toThrow('idempotency.header must be the name of a header')
  },
)
