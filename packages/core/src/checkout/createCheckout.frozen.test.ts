import { purchase } from '@onramp-kit/test-tools/cardSamples'
import {
  destination,
  details,
  opened,
  setUpCheckout,
  status,
} from '@onramp-kit/test-tools/checkoutHarness'
import { errorResponse, json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { expect, test } from 'vitest'
import type { InputError } from '../errors/usageErrors.ts'
import { countries } from '../locale/countries.ts'
import { openCryptoDeposit } from '../resources/cryptoDeposit.ts'
import { createCheckout } from './createCheckout.ts'

/** Changes every property that it can, as a merchant's JavaScript may. */
function spoil(data: object) {
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'object' && value !== null) spoil(value)
    Reflect.set(data, name, typeof value === 'string' ? '5000' : value)
  }
}

test("a merchant's code cannot change the purchase, the order or the state of a checkout", async () => {
  const { checkout, clock, network } = await (async () => {
    const world = setUpCheckout(['dropped', opened, status('order_completed')])
    const { checkout } = world.open()
    checkout.subscribe(() => spoil(checkout.getSnapshot()))
    await checkout.open(details)
    return { ...world, checkout }
  })()
  spoil(checkout.getSnapshot())
  expect(checkout.getSnapshot()).toMatchObject({ step: 'unknown', purchase: details })
  await checkout.retry()
  const retried = network.requests.filter(({ method }) => method === 'POST').at(-1)
  expect(await retried?.json()).toMatchObject(details)
  await clock.advance(10_000)
  spoil(checkout.getSnapshot())
  expect(checkout.getSnapshot()).toMatchObject({
    step: 'settling',
    order: { status: 'order_completed', source: { amount: details.amount } },
    mismatches: [],
  })
})

test('a checkout keeps the destination and the details that it was given', async () => {
  const { client, network } = setUpCheckout([opened, status('payment_pending')])
  const given = { ...destination }
  const chosen = { ...details }
  const checkout = createCheckout(client, given)
  spoil(given)
  const opening = checkout.open(chosen)
  spoil(chosen)
  await opening
  expect(await network.requests[0]?.json()).toMatchObject({ ...details, ...destination })
})

test('a reader of errors cannot change the error that it leaves to the client', async () => {
  const { client } = createTestClient({
    fetch: scriptNetwork(errorResponse(403, 'origin_not_allowed')).fetch,
    errors(body) {
      spoil(body as object)
      return undefined
    },
  })
  await expect(client.card.checkout(purchase)).rejects.toMatchObject({
    code: 'origin_not_allowed',
    outcome: 'none',
  })
})

test("a merchant's code cannot change the fields of an error", async () => {
  const { checkout } = setUpCheckout([]).open()
  await checkout.open({ ...details, amount: 'x' })
  const { error } = checkout.getSnapshot()
  const text = JSON.stringify(error)
  spoil((error as InputError).fields)
  expect(JSON.stringify(error)).toBe(text)
})

test('a hook cannot change the request that other hooks and headers see', async () => {
  const seen: unknown[] = []
  const { fetch } = scriptNetwork(json({ order_id: crypto.randomUUID(), url: 'https://x.example' }))
  const { client } = createTestClient({
    fetch,
    onRequest: spoil,
    headers({ operation }) {
      seen.push(operation)
      return {}
    },
    onResponse: ({ operation }) => seen.push(operation),
  })
  await client.card.checkout(purchase)
  expect(seen).toEqual(['card.checkout', 'card.checkout'])
})

test('authorize cannot change the deposit or the page that opens', async () => {
  const config = { merchant_id: 'm', webview_url: 'https://deposit.example/' }
  const request = { method: 'cash-app', amount: '25' } as const
  const seen: unknown[] = []
  const url = await openCryptoDeposit(config, request, {
    async authorize(...given) {
      spoil(given)
      return 'granted'
    },
    buildUrl(deposit) {
      spoil(deposit)
      seen.push(deposit.request)
      return `${deposit.config.webview_url}#x`
    },
  })
  expect(url).toBe('https://deposit.example/#x')
  expect(seen).toEqual([request])
})

test('the list of countries cannot be changed', () => {
  expect(Object.isFrozen(countries)).toBe(true)
})
