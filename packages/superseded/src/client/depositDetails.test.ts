import { expect, test } from 'vitest'
import { depositDetails } from './depositDetails.ts'

test('returns every instruction of variant A with a value, and nothing else', () => {
  const account = {
    id: 'va_1',
    currency: 'gbp',
    status: 'activated',
    destination: {
      payment_rail: 'base',
      currency: 'usdc',
      address: '0x52908400098527886E0F7030069857D2E4169EE7',
    },
    deposit_instructions: {
      currency: 'gbp',
      sort_code: '040004',
      account_number: '12345678',
      bank_name: '',
      reference: null,
      payment_rails: [],
      fee: 0,
    },
    developer_fee_percent: '0.5',
    created_at: '2026-11-20T12:00:00Z',
  }
  expect(depositDetails(account)).toEqual({
    currency: 'gbp',
    sort_code: '040004',
    account_number: '12345678',
    fee: 0,
  })
})

test('returns every field of variant B but the currency, unknown ones included', () => {
  const instructions = {
    bank_name: 'A Bank',
    bank_address: '1 Street',
    bank_routing_number: '101019644',
    bank_account_number: '215268129123',
    bank_beneficiary_name: 'Ada',
    bank_beneficiary_address: '2 Street',
    payment_rail: 'ach_push',
    payment_rails: ['ach_push', 'wire'],
    bank_reference: 'later',
  }
  expect(depositDetails({ currency: 'usd', ...instructions })).toEqual(instructions)
})
