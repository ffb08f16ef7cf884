import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSupersededTestClient } from '@onramp-kit/test-tools/supersededClient'
import { describe, expect, test } from 'vitest'
import type { SupersededClient } from './createSupersededClient.ts'

const customer = (address: string) => ({
  address,
  status: 'active',
  has_accepted_terms_of_service: true,
})

const account = (address: string) => ({
  id: 'va_1',
  currency: 'eur',
  status: 'activated',
  destination: { payment_rail: 'base', currency: 'usdc', address },
  deposit_instructions: { iban: 'DE89370400440532013000', bic: 'SIMUDEFFXXX' },
  developer_fee_percent: '0.5',
  created_at: '2026-11-20T12:00:00.000Z',
})

const address = WALLET

describe.each<
  [
    route: keyof SupersededClient['wallets'],
    body: (address: string) => object,
    outcome: string,
    send: (wallets: SupersededClient['wallets']) => Promise<unknown>,
  ]
>([
  ['get', customer, 'none', (wallets) => wallets.get({ address })],
  [
    'register',
    customer,
    'unknown',
    (wallets) => wallets.register({ address, country: 'DE', email: 'ada@example.com' }),
  ],
  ['virtualAccount', account, 'none', (wallets) => wallets.virtualAccount({ address })],
  [
    'createVirtualAccount',
    account,
    'unknown',
    (wallets) => wallets.createVirtualAccount({ address, currency: 'eur', chain: 'base' }),
  ],
])('wallets.%s', (route, body, outcome, send) => {
  const answer = (text: string) => {
    const { fetch } = scriptNetwork(json(body(text)))
    return send(createSupersededTestClient({ fetch }).client.wallets)
  }

  test('rejects the answer for another wallet', async () => {
    await expect(answer(`0x${'1'.repeat(40)}`)).rejects.toMatchObject({
      name: 'ContractError',
      operation: `wallets.${route}`,
      code: 'unexpected_answer',
      outcome,
      fields: [{ field: 'address', reason: 'is not the requested address' }],
    })
  })

  test('accepts the wallet in another case', async () => {
    await expect(answer(WALLET.toLowerCase())).resolves.toEqual(body(WALLET.toLowerCase()))
  })
})

test.each([undefined, null, 'base', { address: 5 }])(
  'accepts deposit instructions whose foreign field destination is %j',
  async (destination) => {
    const instructions = {
      currency: 'usd',
      bank_name: 'A Bank',
      bank_address: '1 Street',
      bank_routing_number: '990000001',
      bank_account_number: '1234567890',
      bank_beneficiary_name: 'Ada Lovelace',
      bank_beneficiary_address: '2 Street',
      payment_rail: 'wire',
      payment_rails: ['wire'],
      destination,
    }
    const { fetch } = scriptNetwork(json(instructions))
    const { client } = createSupersededTestClient({ fetch })
    await expect(client.wallets.virtualAccount({ address })).resolves.toEqual(instructions)
  },
)
