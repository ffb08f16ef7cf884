import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient, type TestClientOptions } from '@onramp-kit/test-tools/testClient'
import { expect, test } from 'vitest'
import { depositFields } from '../accounts/depositFields.ts'

const { wallet: _, ...priced } = purchase

/** A client whose service answers with this JSON, in which a quoted `#…` stands for the number behind it. */
function answering(body: object, options: TestClientOptions = {}) {
  const text = JSON.stringify(body).replaceAll(/"#([^"]*)"/g, '$1')
  return createTestClient({ fetch: scriptNetwork(new Response(text)).fetch, ...options }).client
}

const listOf = (instructions: object) => ({
  count: 1,
  data: [
    {
      id: ORDER_ID,
      chain: 8453,
      currency: 'USD',
      destination_token: 'USDC',
      source_deposit_instructions: instructions,
    },
  ],
})

test('account details sent as numbers keep every digit, nested and in lists', async () => {
  const client = answering(
    listOf({
      bank_account_number: '#12345678901234567',
      bank: { branch: '#98765432109876543210', numbers: ['#12345678901234567', '#7'] },
      share: '#0.12345678901234567',
      sort_code: '#200415',
    }),
  )
  const { data } = await client.virtualAccounts.list({ wallet: WALLET })
  expect(depositFields(data[0]?.source_deposit_instructions ?? {})).toEqual([
    { path: ['bank_account_number'], values: ['12345678901234567'] },
    { path: ['bank', 'branch'], values: ['98765432109876543210'] },
    { path: ['bank', 'numbers'], values: ['12345678901234567', 7] },
    { path: ['share'], values: ['0.12345678901234567'] },
    { path: ['sort_code'], values: [200415] },
  ])
})

const unexpected = (field: string) => ({ code: 'unexpected_answer', fields: [{ field }] })

test('a number that JavaScript would round is an error where the contract requires a number', async () => {
  const list = { ...listOf({}), count: '#12345678901234567' }
  await expect(answering(list).virtualAccounts.list({ wallet: WALLET })).rejects.toMatchObject(
    unexpected('count'),
  )
  const paid = order('payment_pending')
  const body = { ...paid, destination: { ...paid.destination, chain: '#9007199254740993' } }
  const read = { id: ORDER_ID, wallet: WALLET }
  await expect(answering(body).card.orders.get(read)).rejects.toMatchObject(
    unexpected('destination.chain'),
  )
})

test('a quote keeps every digit of an amount sent as a long number', async () => {
  const quote = await answering({
    source: { currency: 'USD', amount: '#123456789012.12345678' },
    destination: { chain: 8453, token: 'USDC', amount: '#123456789012345678' },
  }).card.quote(priced)
  expect(quote.source.amount).toBe('123456789012.12345678')
  expect(quote.destination.amount).toBe('123456789012345678')
})

test('a rate may have more digits than a number', async () => {
  const rates = { EUR: '#0.91999999999999993', GBP: '#0.790000000000000000001', USD: '#1' }
  expect(await answering(rates).fx.rates()).toEqual({
    EUR: 0.9199999999999999,
    GBP: 0.79,
    USD: 1,
  })
})

test('a schema of the merchant gets fractions as numbers if it requires numbers', async () => {
  const z = await import('zod/mini')
  const schema = z.pipe(
    z.object({ price: z.number(), id: z.string() }),
    z.transform(({ price, id }) => ({
      source: { currency: id, amount: price.toFixed(2) },
      destination: { chain: 8453, token: 'USDC', amount: '50' },
    })),
  )
  const body = { price: '#51.200000000000003', id: '#12345678901234567' }
  const quote = await answering(body, { schemas: { 'card.quote': schema } }).card.quote(priced)
  expect(quote.source).toEqual({ currency: '12345678901234567', amount: '51.20' })
})
