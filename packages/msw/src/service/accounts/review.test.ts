import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { beforeEach, describe, expect, test } from 'vitest'
import { START } from '../../harness.test.helper.ts'
import { setCustomerStatus } from '../control/customers.ts'
import { createEngine } from '../createEngine.ts'
import type { Engine } from '../engine.ts'
import { ServiceError } from '../http/serviceError.ts'
import { resolveSettings } from '../settings.ts'
import type { CustomerRecord, Verdict } from './customers.ts'
import { registerCustomer } from './registration.ts'
import { acceptTerms, beginIdentity, submitIdentity } from './review.ts'
import { transitionCustomer } from './status.ts'

let engine: Engine
let id: string

beforeEach(() => {
  engine = createEngine(resolveSettings({ now: () => START, reviewAfterMs: 3000 })).engine
  id = registerCustomer(engine, {
    tenant: { key: 'svc_public_sandbox_demo', environment: 'sandbox' },
    input: registration,
    serviceUrl: 'https://onramp.test',
    error: (code, message) => new ServiceError(code, message),
  }).id
})

function customer(): CustomerRecord {
  const record = engine.customers.find(id)
  if (!record) throw new Error('the customer is gone')
  return record
}

const submit = (verdict: Verdict = 'approved') => submitIdentity(engine, customer(), verdict)
const accept = () => acceptTerms(engine, customer())
const control = (status: string) => setCustomerStatus(engine, WALLET, status)

test('opening the form moves a customer to incomplete, once', () => {
  beginIdentity(engine, customer())
  expect(customer().status).toBe('incomplete')
  submit()
  expect(beginIdentity(engine, customer()).status).toBe('under_review')
})

describe('the review', () => {
  test('ends in its verdict after its time', () => {
    accept()
    submit()
    engine.clock.advance(2999)
    expect(customer().status).toBe('under_review')
    engine.clock.advance(1)
    expect(customer().status).toBe('active')
  })

  test('rejects a customer without accepted terms', () => {
    submit('rejected')
    engine.clock.advance(3000)
    expect(customer().status).toBe('rejected')
  })

  test('approves only after the terms are accepted', () => {
    submit()
    engine.clock.advance(86_400_000)
    expect(customer()).toMatchObject({ status: 'under_review', review: { ended: true } })
    accept()
    expect(customer().status).toBe('active')
  })

  test('is not shortened by accepting the terms', () => {
    submit()
    accept()
    expect(customer().status).toBe('under_review')
    engine.clock.advance(3000)
    expect(customer().status).toBe('active')
  })

  test('changes nothing after the control has moved the customer', () => {
    accept()
    submit('rejected')
    control('active')
    engine.clock.advance(3000)
    expect(customer().status).toBe('active')
  })

  test('of an earlier form does not end the next review', () => {
    accept()
    submit('rejected')
    engine.clock.advance(2000)
    control('incomplete')
    submit('approved')
    engine.clock.advance(1000)
    expect(customer().status).toBe('under_review')
    engine.clock.advance(2000)
    expect(customer().status).toBe('active')
  })
})

test('accepting the terms again keeps the first agreement', () => {
  const { signedAgreementId } = accept()
  expect(signedAgreementId).toMatch(/^[\da-f-]{36}$/)
  expect(accept().signedAgreementId).toBe(signedAgreementId)
})

test('an impossible transition returns the same record', () => {
  const record = customer()
  expect(transitionCustomer(engine, record, 'not_started')).toBe(record)
})
