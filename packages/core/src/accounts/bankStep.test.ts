import { expect, test } from 'vitest'
import type { Customer } from '../contract/accounts.ts'
import { bankStep } from './bankStep.ts'

const customer = (status: string, has_accepted_terms_of_service = true): Customer => ({
  wallet: '0x52908400098527886E0F7030069857D2E4169EE7',
  status,
  has_accepted_terms_of_service,
})
const none = { count: 0, data: [] }
const one = {
  count: 1,
  data: [
    {
      id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      chain: 8453,
      currency: 'EUR',
      destination_token: 'USDC',
      source_deposit_instructions: {},
    },
  ],
}

test('before anything is known, nothing is asked of anybody', () => {
  expect(bankStep(undefined, undefined)).toBe('loading')
})

test('a wallet the service does not know is to be registered', () => {
  expect(bankStep(null, undefined)).toBe('register')
})

test.each([
  ['not_started', false, 'terms'],
  ['not_started', true, 'identity'],
  ['incomplete', false, 'terms'],
  ['incomplete', true, 'identity'],
  ['under_review', false, 'terms'],
  ['under_review', true, 'review'],
  ['rejected', false, 'rejected'],
  ['rejected', true, 'rejected'],
])('%s with terms accepted: %s leads to %s', (status, accepted, step) => {
  expect(bankStep(customer(status, accepted), undefined)).toBe(step)
})

test('an active customer waits for the accounts to be read, then to be opened', () => {
  const active = customer('active')
  expect([undefined, none, one].map((accounts) => bankStep(active, accounts))).toEqual([
    'loading',
    'opening',
    'accounts',
  ])
})

test('an active customer is not asked for terms the provider did without', () => {
  expect(bankStep(customer('active', false), one)).toBe('accounts')
})

test.each(['awaiting_questionnaire', 'paused', 'toString'])(
  'the status %s, which is not known, is waited for',
  (status) => {
    expect([true, false].map((accepted) => bankStep(customer(status, accepted), one))).toEqual([
      'review',
      'review',
    ])
  },
)

test('accounts read earlier are not shown to a customer who is active no more', () => {
  expect(bankStep(customer('incomplete'), one)).toBe('identity')
})
