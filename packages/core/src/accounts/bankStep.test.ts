import { expect, test } from 'vitest'
import type { Customer, DepositInstructions } from '../contract/accounts.ts'
import { bankStep } from './bankStep.ts'

const customer = (status: string, has_accepted_terms_of_service = true): Customer => ({
  wallet: '0x52908400098527886E0F7030069857D2E4169EE7',
  status,
  has_accepted_terms_of_service,
})
const none = { count: 0, data: [] }
const listOf = (source_deposit_instructions: DepositInstructions) => ({
  count: 1,
  data: [
    {
      id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      chain: 8453,
      currency: 'EUR',
      destination_token: 'USDC',
      source_deposit_instructions,
    },
  ],
})
const one = listOf({ iban: 'DE89370400440532013000' })

test('is loading before the customer was read', () => {
  expect(bankStep(undefined, undefined)).toBe('loading')
})

test('an unregistered wallet has to register', () => {
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

test('an active customer waits until the accounts are read, then until one has details', () => {
  const active = customer('active')
  const lists = [undefined, none, listOf({}), listOf({ iban: ' ', bank: {} }), one]
  expect(lists.map((accounts) => bankStep(active, accounts))).toEqual([
    'loading',
    'opening',
    'opening',
    'opening',
    'accounts',
  ])
})

test('an active customer need not accept terms', () => {
  expect(bankStep(customer('active', false), one)).toBe('accounts')
})

test.each(['awaiting_questionnaire', 'paused', 'toString'])(
  'the status %s, which this version does not know, leads to no known step',
  (status) => {
    expect([true, false].map((accepted) => bankStep(customer(status, accepted), one))).toEqual([
      'unknown',
      'unknown',
    ])
  },
)

test('a customer who is no longer active sees no accounts', () => {
  expect(bankStep(customer('incomplete'), one)).toBe('identity')
})
