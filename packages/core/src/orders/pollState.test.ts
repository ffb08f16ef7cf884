import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../errors/ApiError.ts'
import { ContractError } from '../errors/ContractError.ts'
import {
  afterFailure,
  afterRead,
  customerPolicy,
  initialPollState,
  nextRead,
  orderPolicy,
  type PollState,
} from './pollState.ts'

const { platform } = createTestClient().client

function createSlowPlatform() {
  let passed = 0
  const clock = {
    ...platform.clock,
    monotonic: () => passed,
    pass: (ms: number) => void (passed += ms),
  }
  return { clock, platform: { ...platform, clock } }
}
const now = platform.clock.now()
const failed = (state: PollState, code: string, times = 1, retryAfter?: number) => {
  const details = { status: 404, code, message: '', retryAfter, outcome: 'none' as const }
  let next = state
  for (let i = 0; i < times; i++)
    next = afterFailure(next, new ApiError('a read', details), platform.clock)
  return next
}
const read = (...statuses: string[]) =>
  statuses.reduce((state, status) => afterRead(state, status, now, now), initialPollState(now))

test.each(['order_broadcasted', 'order_cancelled'])(
  'an order that is %s is not read again',
  (s) => {
    expect(nextRead(orderPolicy, read(s), platform)).toBe('done')
  },
)

test.each(['active', 'rejected'])('a customer that is %s is not read again', (status) => {
  expect(nextRead(customerPolicy, read(status), platform)).toBe('done')
})

test('an unknown status is read again', () => {
  expect(nextRead(orderPolicy, read('order_in_review'), platform)).toBe(6_000)
  expect(nextRead(customerPolicy, read('awaiting_questionnaire'), platform)).toBe(3_000)
})

test('an order that was opened long ago is read at the interval of its age', () => {
  const opened = now - 20 * 60_000
  const pending = afterRead(initialPollState(now), 'payment_pending', now, opened)
  expect(nextRead(orderPolicy, pending, platform)).toBe(15_000)
})

test('the age of an order restarts at its capture, and at no later read', () => {
  const opened = now - 20 * 60_000
  const captured = afterRead(initialPollState(now), 'order_completed', now - 5 * 60_000, opened)
  expect(captured.since).toBe(now - 5 * 60_000)
  const again = afterRead(captured, 'order_completed', now, opened)
  expect(nextRead(orderPolicy, again, platform)).toBe(6_000)
})

test('an order is not read faster after the clock was set back', () => {
  const later = now - 24 * 3_600_000
  const pending = afterRead(initialPollState(now), 'payment_pending', now, now - 20 * 60_000)
  const again = afterRead(pending, 'payment_pending', later, now)
  expect(again.since).toBe(later)
  const first = afterRead(initialPollState(later), 'payment_pending', later, now)
  expect(first.since).toBe(later)
})

test('failed reads of a customer count for the interval', () => {
  const state = failed(read('under_review'), 'network_error', 30)
  expect(nextRead(customerPolicy, afterRead(state, 'under_review', now, now), platform)).toBe(
    39_000,
  )
})

test('a permanent error stops polling', () => {
  expect(nextRead(customerPolicy, failed(read(), 'wallet_unknown'), platform)).toBe('failed')
})

test('a wallet that may not be registered is not read again after a 404', () => {
  const unread = initialPollState(now, { wasNotFound: customerPolicy.mayBeMissing })
  const missing = failed(unread, 'customer_not_registered')
  expect(nextRead(customerPolicy, missing, platform)).toBe('failed')
  expect(missing.isLost).toBe(true)
})

test.each(['network_error', 'rate_limited', 'unexpected_answer', 'invalid_publishable_key'])(
  'a resource that is not found stays so after %s, until it is read',
  (code) => {
    const unread = initialPollState(now, { wasNotFound: true })
    const missing = failed(failed(unread, 'customer_not_registered'), code)
    expect(missing.isLost).toBe(true)
    expect(afterRead(missing, 'not_started', now, now).isLost).toBe(false)
  },
)

test('a known customer is read again after a 404, until five in a row over a minute', () => {
  const { platform: slow, clock } = createSlowPlatform()
  let state = read('under_review')
  const miss = () => {
    const details = { status: 404, code: 'customer_not_registered', message: '' }
    const error = new ApiError('a read', { ...details, retryAfter: undefined, outcome: 'none' })
    state = afterFailure(state, error, clock)
    return nextRead(customerPolicy, state, slow)
  }
  for (let reads = 1; reads < 5; reads += 1) expect(miss()).toBeTypeOf('number')
  clock.pass(60_000)
  expect(miss()).toBe('failed')
})

test('five 404s in less than a minute are followed by a read at its end', () => {
  const { platform: slow, clock } = createSlowPlatform()
  let state = initialPollState(now)
  const miss = () => {
    const details = { status: 404, code: 'order_not_found', message: '' }
    const error = new ApiError('a read', { ...details, retryAfter: undefined, outcome: 'none' })
    state = afterFailure(state, error, clock)
    return nextRead(orderPolicy, state, slow)
  }
  for (let reads = 1; reads < 4; reads += 1) miss()
  clock.pass(49_000)
  expect(miss()).toBeGreaterThan(11_000)
  expect(miss()).toBe(11_000)
  const offline = failed(state, 'network_error')
  expect(nextRead(orderPolicy, offline, slow)).toBe(60_000)
  clock.pass(11_000)
  expect(miss()).toBe('failed')
})

test('polling does not continue before Retry-After has elapsed', () => {
  const state = failed(read('payment_pending'), 'order_not_found', 1, 90)
  expect(nextRead(orderPolicy, state, platform)).toBe(90_000)
})

describe.each(['unexpected_answer', 'foreign_envelope'] as const)(
  'the sixth %s in a row',
  (code) => {
    const error = new ContractError('a read', { code, status: 404, outcome: 'none' })
    const after = (state: PollState, times: number) => {
      let next = state
      for (let i = 0; i < times; i++) next = afterFailure(next, error, platform.clock)
      return next
    }
    const kept = (status: string) =>
      afterRead(initialPollState(now, { isKept: true }), status, now, now)

    test('stops polling an order, unless the payment was captured or a page shows it', () => {
      expect(nextRead(orderPolicy, after(read('payment_pending'), 5), platform)).toBe(60_000)
      expect(nextRead(orderPolicy, after(read('payment_pending'), 6), platform)).toBe('failed')
      expect(nextRead(orderPolicy, after(read('order_completed'), 6), platform)).toBe(60_000)
      expect(nextRead(orderPolicy, after(kept('payment_pending'), 6), platform)).toBe(60_000)
    })

    test.each(['network_error', 'unreadable_answer'])(
      'does not count an earlier %s, which is retried anyway',
      (other) => {
        const before = failed(read('payment_pending'), other, 9)
        expect(nextRead(orderPolicy, after(before, 5), platform)).toBe(60_000)
        expect(nextRead(orderPolicy, after(before, 6), platform)).toBe('failed')
      },
    )

    test('stops polling a customer, unless a page shows it', () => {
      expect(nextRead(customerPolicy, after(read('under_review'), 6), platform)).toBe('failed')
      expect(nextRead(customerPolicy, after(kept('under_review'), 6), platform)).toBe(60_000)
    })
  },
)

test('a stale reply changes neither the status nor the age', () => {
  const late = afterRead(read('order_completed', 'order_in_review'), 'payment_pending', now + 1, 0)
  expect(late).toMatchObject({ status: 'order_in_review', since: now, isStale: true })
})
