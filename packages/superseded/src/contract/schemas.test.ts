import { safeParse } from '@onramp-kit/core/contract'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { describe, expect, test } from 'vitest'
import {
  accountInput,
  siweSession,
  tokenSession,
  walletAccount,
  walletCustomer,
  walletRegistration,
} from './index.ts'

const address = WALLET
const variantA = {
  id: 'va_1',
  currency: 'gbp',
  status: 'activated',
  destination: { payment_rail: 'base', currency: 'usdc', address },
  deposit_instructions: { sort_code: '040004', account_number: '12345678', reference: 'X' },
  developer_fee_percent: '0.5',
  created_at: '2026-11-20T12:00:00Z',
}
const variantB = {
  currency: 'usd',
  bank_name: 'A Bank',
  bank_address: '1 Street',
  bank_routing_number: '101019644',
  bank_account_number: '215268129123',
  bank_beneficiary_name: 'Ada',
  bank_beneficiary_address: '2 Street',
  payment_rail: 'ach_push',
  payment_rails: ['ach_push', 'wire', 'fednow'],
}

const table = {
  'token session': {
    schema: tokenSession,
    accepts: [{ address, proof: 'x' }, { address }],
    rejects: [{ address, proof: '' }, { proof: 'x' }, { address: '0x1', proof: 'x' }],
  },
  'EIP-4361 session': {
    schema: siweSession,
    accepts: [{ address, message: 'm', signature: '0x1' }, { address }],
    rejects: [
      { address, message: 'm' },
      { address, signature: '0x1' },
    ],
  },
  registration: {
    schema: walletRegistration,
    accepts: [
      { address, country: 'DE', email: 'ada@example.com' },
      { address, country: 'de', email: 'ada@example.com' },
    ],
    rejects: [
      { address, country: 'DEU', email: 'ada@example.com' },
      { address, country: 'DE', email: 'ada' },
      { address, country: 'DE' },
    ],
  },
  'account input': {
    schema: accountInput,
    accepts: ['arbitrum', 'base', 'the service', 'hyper_evm'].flatMap((chain) =>
      ['usd', 'gbp', 'eur'].map((currency) => ({ address, currency, chain })),
    ),
    rejects: [
      { address, currency: 'USD', chain: 'base' },
      { address, currency: 'usd', chain: 'polygon' },
      { address, chain: 'base' },
      { address, currency: 'usd' },
    ],
  },
  customer: {
    schema: walletCustomer,
    accepts: ['not_started', 'incomplete', 'under_review', 'active', 'rejected', 'later'].map(
      (status) => ({ address, status, has_accepted_terms_of_service: true }),
    ),
    rejects: [
      { address, status: 'active' },
      { address, has_accepted_terms_of_service: true },
      { status: 'active', has_accepted_terms_of_service: true },
    ],
  },
  account: {
    schema: walletAccount,
    accepts: [variantA, variantB],
    rejects: [
      {},
      { ...variantB, currency: 'gbp' },
      { ...variantB, payment_rails: 'wire' },
      { ...variantA, destination: { ...variantA.destination, address: undefined } },
    ],
  },
}

describe.each(Object.entries(table))('%s', (_, { schema, accepts, rejects }) => {
  test.each<object>(accepts)('accepts %j', (value) =>
    expect(safeParse(schema, value).success).toBe(true),
  )
  test.each<object>(rejects)('rejects %j', (value) =>
    expect(safeParse(schema, value).success).toBe(false),
  )
})

test('an account keeps every instruction, in either variant', () => {
  expect(walletAccount.parse(variantA)).toEqual(variantA)
  const later = { ...variantB, bank_reference: 'later' }
  expect(walletAccount.parse(later)).toEqual(later)
})

test.each(Object.keys(variantA))('variant A requires %s', (field) => {
  expect(walletAccount.safeParse({ ...variantA, [field]: undefined }).success).toBe(false)
})

test.each(Object.keys(variantB))('variant B requires %s', (field) => {
  expect(walletAccount.safeParse({ ...variantB, [field]: undefined }).success).toBe(false)
})
