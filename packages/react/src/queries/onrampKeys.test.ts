import { createOnrampClient } from '@onramp-kit/core'
import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cardOrderQueryOptions } from './cardOrderQuery.ts'
import { cardQuoteQueryOptions } from './cardQuoteQuery.ts'
import * as onrampKeys from './onrampKeys.ts'
import { fxRatesQueryOptions, railConfigQueryOptions } from './referenceDataQueries.ts'
import {
  virtualAccountStatusQueryOptions,
  virtualAccountsQueryOptions,
} from './virtualAccountsQuery.ts'

const { client } = createTestClient({ fetch: () => Promise.reject(new Error('no network')) })
const input = { id: ORDER_ID, wallet: WALLET }

const keys = [
  [cardOrderQueryOptions(client, input), onrampKeys.card.order(client, input)],
  [cardOrderQueryOptions(client, undefined), onrampKeys.card.order(client)],
  [cardQuoteQueryOptions(client, purchase), onrampKeys.card.quote(client, purchase)],
  [
    virtualAccountsQueryOptions(client, { wallet: WALLET }),
    onrampKeys.virtualAccounts.list(client, { wallet: WALLET }),
  ],
  [
    virtualAccountStatusQueryOptions(client, { wallet: WALLET }),
    onrampKeys.virtualAccounts.status(client, { wallet: WALLET }),
  ],
  [railConfigQueryOptions(client), onrampKeys.rail.config(client)],
  [fxRatesQueryOptions(client), onrampKeys.fx.rates(client)],
] as const

test('the key factory creates the key of each query option', () => {
  for (const [{ queryKey }, made] of keys) expect(queryKey).toEqual(made)
})

test('no query key contains the publishable key', () => {
  for (const [{ queryKey }] of keys) expect(JSON.stringify(queryKey)).not.toContain('svc_public')
})

test('two clients of one publishable key and base URL make the same keys', () => {
  const options = { publishableKey: 'svc_public_sandbox_one', baseUrl: client.baseUrl }
  const [first, second] = [createOnrampClient(options), createOnrampClient(options)]
  expect(onrampKeys.rail.config(second)).toEqual(onrampKeys.rail.config(first))
})

test.each([
  ['publishable key', { publishableKey: 'svc_public_sandbox_two' }],
  ['base URL', { baseUrl: 'https://other.example' }],
])('two clients of another %s share no query', (_, change) => {
  const options = { publishableKey: 'svc_public_sandbox_one', baseUrl: client.baseUrl }
  const [first, second] = [options, { ...options, ...change }].map(createOnrampClient)
  expect(second && onrampKeys.rail.config(second)).not.toEqual(
    first && onrampKeys.rail.config(first),
  )
})

test.each([
  ['an order', (wallet: string) => onrampKeys.card.order(client, { ...input, wallet })],
  ['a quote', (wallet: string) => onrampKeys.card.quote(client, { ...purchase, wallet })],
  ['bank accounts', (wallet: string) => onrampKeys.virtualAccounts.list(client, { wallet })],
  ['a customer', (wallet: string) => onrampKeys.virtualAccounts.status(client, { wallet })],
])('the key of %s is the same for each spelling of a wallet, except a mistyped one', (_, keyOf) => {
  const mistyped = WALLET.replace('D', 'd')
  expect(keyOf(WALLET.toLowerCase())).toEqual(keyOf(WALLET))
  expect(keyOf(mistyped)).not.toEqual(keyOf(WALLET))
})

/** Returns which of two cached orders an invalidation with this key makes stale. */
function invalidated(queryKey: readonly unknown[]) {
  const queryClient = new QueryClient()
  const keysOfOrders = ['one', 'two'].map((id) => onrampKeys.card.order(client, { ...input, id }))
  for (const key of keysOfOrders) queryClient.setQueryData(key, order('payment_pending'))
  void queryClient.invalidateQueries({ queryKey })
  return keysOfOrders.map((key) => queryClient.getQueryState(key)?.isInvalidated)
}

test('a key with its input invalidates one query', () => {
  expect(invalidated(onrampKeys.card.order(client, { ...input, id: 'one' }))).toEqual([true, false])
})

test('a key without its input invalidates every query of the operation', () => {
  expect(invalidated(onrampKeys.card.order(client))).toEqual([true, true])
  expect(invalidated(onrampKeys.card.quote(client))).toEqual([false, false])
})

test('the key of a client invalidates all of its queries', () => {
  expect(invalidated(onrampKeys.all(client))).toEqual([true, true])
})
