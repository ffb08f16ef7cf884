import { writeFileSync } from 'node:fs'
import { type RouteId, routes } from '@onramp-kit/core/contract'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deriveMapping } from '../derive/mapping.ts'
import { readMapping } from '../derive/readMapping.ts'
import { WALLET } from '../doctor.test.helper.ts'
import { loadOverrides } from './loadOverrides.ts'
import { overridesFile } from './overridesFile.ts'
import { createSuggestFolder } from './suggestFolder.test.helper.ts'

const { fileOf, typeCheck, remove } = createSuggestFolder()

afterAll(remove)

/** Derives the schema of a route from a body, and returns how the doctor and the written file read others. */
async function readersOf(name: string, id: RouteId, body: unknown) {
  const mapping = deriveMapping(routes[id].response, body)
  const file = fileOf(name)
  writeFileSync(
    file,
    overridesFile({ paths: {}, fieldNames: {}, schemas: { [id]: mapping } }) ?? '',
  )
  const schema = (await loadOverrides(file)).overrides.schemas?.[id] as z.ZodMiniType
  return {
    inDoctor: (other: unknown) => readMapping(mapping, other),
    inFile: (other: unknown) => z.parse(schema, other),
  }
}

const order = (card_last_four: number | null) => ({
  order: {
    id: '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b',
    status: 'order_completed',
    created_at: '2026-11-20T12:00:00Z',
    source: { wallet: WALLET, currency: 'USD', amount: '50', card_brand: 'visa', card_last_four },
    destination: { wallet: WALLET, chain: 8453, token: 'USDC' },
  },
})

test('a converted field that is null stays null', async () => {
  const { inDoctor, inFile } = await readersOf('order', 'card.orders.get', order(4242))
  for (const read of [inDoctor, inFile]) {
    expect(read(order(4242))).toMatchObject({ source: { card_last_four: '4242' } })
    expect(read(order(null))).toMatchObject({ source: { card_last_four: null } })
  }
})

test('a field of an object that is read as a whole is read as well', async () => {
  const accounts = {
    accounts: [
      {
        id: '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b',
        chain: 8453,
        currency: 'EUR',
        bank_details: { iban: 'an IBAN', bic: 'a BIC', destination_token: 'USDC' },
      },
    ],
  }
  const { inDoctor, inFile } = await readersOf('accounts', 'virtualAccounts.list', accounts)
  for (const read of [inDoctor, inFile])
    expect(read(accounts)).toMatchObject({
      count: 1,
      data: [{ destination_token: 'USDC', source_deposit_instructions: { iban: 'an IBAN' } }],
    })
})

const quote = {
  from: { currency: 'USD', amount: '50' },
  to: { chain: 8453, token: 'USDC', amount: '48' },
  trade_type: 'EXACT_INPUT',
  charges: { fees: [{ type: 'processing', amount: '2', currency: 'USD' }] },
  pricing: { rate: 1.5 },
}

test.each([
  ['fees', quote],
  ['no-fees', { ...quote, charges: { fees: [] } }],
])(
  'optional fields may be missing, with their own parents or without them: %s',
  async (name, seen) => {
    const { inDoctor, inFile } = await readersOf(name, 'card.quote', seen)
    const { charges, pricing: _, trade_type, ...least } = seen
    for (const read of [inDoctor, inFile]) {
      expect(read(seen)).toMatchObject({ trade_type, fees: charges.fees, rate: '1.5' })
      for (const other of [least, { ...least, charges: {}, pricing: {} }])
        expect(read(other)).toMatchObject({ source: seen.from, destination: seen.to })
    }
    expect(() => inFile({ ...least, trade_type: 'OTHER' })).toThrow()
  },
)

test('the written schemas type-check under strict options', async () => {
  expect(await typeCheck()).toBe('')
})
