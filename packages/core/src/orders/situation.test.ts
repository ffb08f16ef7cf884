import { describe, expect, test } from 'vitest'
import { ApiError } from '../errors/ApiError.ts'
import { ConfigError, InputError } from '../errors/usageErrors.ts'
import { type OrderFacts, type Situation, situationOf } from './situation.ts'

const apiError = (status: number, code: string) =>
  new ApiError('card.orders.get', {
    status,
    code,
    message: '',
    retryAfter: undefined,
    outcome: 'none',
  })
const notFound = apiError(404, 'order_not_found')
const badKey = apiError(401, 'invalid_publishable_key')
const archived = apiError(410, 'order_archived')
const outage = apiError(503, 'rail_error')
const invalid = (...fields: string[]) =>
  new InputError(
    'card.orders.get',
    fields.map((field) => ({ field, reason: 'is invalid' })),
  )

const pending = { order: { status: 'payment_pending' } } as const
const captured = { order: { status: 'order_completed' }, isCaptured: true } as const
const sent = { order: { status: 'order_broadcasted' }, isCaptured: true } as const
const cancelled = { order: { status: 'order_cancelled' } } as const
const shown = { step: 'paying', page: 'shown' } as const
const gone = { step: 'paying', page: 'gone' } as const
const inReview = { order: { status: 'order_in_review' } } as const
const mismatches = ['wallet']

const rows: readonly (readonly [Situation['name'], OrderFacts])[] = [
  ['details', { step: 'details' }],
  ['opening', { step: 'opening' }],
  ['not_opened', { step: 'unknown', purchase: {} }],
  ['unconfirmed', { step: 'unknown' }],
  ['resuming', { step: 'resuming', page: 'gone' }],
  ['resuming', { step: 'resuming', page: 'gone', isCaptured: true }],
  ['unreadable', { step: 'resuming', page: 'gone', error: badKey }],
  // What the service once said stays true.
  ['sending', { step: 'resuming', page: 'gone', isCaptured: true, error: badKey }],
  ['missing', { step: 'resuming', page: 'gone', error: notFound }],
  ['missing', { ...shown, ...pending, error: notFound }],
  ['not_found', { error: notFound }],
  // The id of an order page comes from its address, and no order has one of another form.
  ['not_found', { error: invalid('id') }],
  ['unreadable', { error: invalid('wallet') }],
  ['unreadable', { error: invalid('id', 'wallet') }],
  ['unreadable', { error: invalid() }],
  // The id of a checkout comes from the service: the owner's `schemas` return another one.
  ['payable', { page: 'shown', error: invalid('id') }],
  ['loading', {}],
  ['loading', { pollError: notFound }],
  ['unreadable', { error: badKey }],
  ['unreadable', { hasTimedOut: true }],
  ['payable', shown],
  ['payable', { ...shown, ...pending }],
  ['payable_late', { ...shown, ...pending, isSlow: true }],
  ['page_gone', { ...gone, ...pending }],
  ['page_gone_late', { ...gone, ...pending, isSlow: true }],
  ['page_gone_late', { ...gone, isSlow: true }],
  ['not_shown', { step: 'paying', page: 'unsafe' }],
  ['not_shown', { step: 'paying', page: 'unsafe', ...pending }],
  ['pending', pending],
  ['pending_late', { ...pending, isSlow: true }],
  ['processing', inReview],
  ['processing', { ...gone, ...inReview, isSlow: true }],
  // The order may have been paid in another tab.
  ['processing', { page: 'unsafe', ...inReview }],
  ['payable_unknown', { ...shown, ...inReview }],
  ['payable_unknown', { ...shown, ...inReview, isSlow: true }],
  // Such as a refund: nothing says that the token is still on its way.
  ['processing_paid', { ...inReview, isCaptured: true }],
  ['processing_paid', { ...shown, ...inReview, isCaptured: true, isSlow: true }],
  ['sending', captured],
  ['sending_late', { ...captured, isSlow: true }],
  ['sent', sent],
  ['sent_mismatched', { ...sent, mismatches }],
  ['cancelled', cancelled],
  ['cancelled', { ...cancelled, mismatches }],
  ['cancelled_paid', { ...cancelled, isCaptured: true }],
  ['mismatched', { ...gone, ...pending, mismatches }],
  ['mismatched_paid', { ...captured, mismatches }],
]

test.each(rows)('%s is the situation of %j', (name, facts) => {
  expect(situationOf(facts).name).toBe(name)
})

describe('a situation', () => {
  test('claims a charge once the service has reported the capture, and never before', () => {
    for (const [, facts] of rows) {
      const { name, claim } = situationOf(facts)
      const isCaptured = facts.isCaptured === true && facts.step !== 'resuming'
      if (claim === 'charged' || claim === 'sent') expect(facts.isCaptured, name).toBe(true)
      if (isCaptured) expect(['charged', 'sent'], name).toContain(claim)
    }
  })

  test('claims that nothing was charged only where no payment page was shown', () => {
    for (const [, facts] of rows) {
      const { name, claim } = situationOf(facts)
      const mayPay = facts.page === 'shown' || facts.page === 'gone' || facts.order !== undefined
      if (claim === 'nothing_charged' && facts.page !== 'unsafe') expect(mayPay, name).toBe(false)
    }
  })

  test('takes an order as captured if its status says so', () => {
    expect(situationOf({ order: { status: 'order_completed' } }).claim).toBe('charged')
  })

  test('offers to start over only where that is possible', () => {
    const can = { ...gone, ...pending, canStartOver: true }
    expect(situationOf(can).actions).toEqual(['check_again', 'start_over'])
    expect(situationOf({ ...can, canStartOver: false }).actions).toEqual(['check_again'])
  })

  test('with an interrupted read keeps its actions', () => {
    const { actions, reads } = situationOf({ ...captured, pollError: outage })
    expect([actions, reads]).toEqual([[], 'interrupted'])
  })

  test('is not interrupted while a new order may not have reached every replica', () => {
    expect(situationOf({ ...shown, pollError: notFound }).reads).toBe('ok')
    expect(situationOf({ ...shown, ...pending, pollError: notFound }).reads).toBe('interrupted')
  })

  test('whose reads have stopped offers support, and another read if that may succeed', () => {
    const stopped = (error: OrderFacts['error']) => situationOf({ ...captured, error })
    expect(stopped(archived)).toMatchObject({
      reads: 'stopped',
      actions: ['check_again', 'contact_support'],
    })
    expect(stopped(badKey).actions).toEqual(['contact_support'])
    const notSent = new ConfigError('card.orders.get', 'request_not_sent', 'headers threw')
    expect(stopped(notSent).actions).toContain('check_again')
  })

  test('whose reads have ended without an error offers another read', () => {
    const { actions, reads } = situationOf({ ...captured, isSlow: true, hasTimedOut: true })
    expect([actions, reads]).toEqual([['check_again', 'contact_support'], 'stopped'])
    expect(situationOf({ ...sent, hasTimedOut: true }).reads).toBe('ok')
  })

  test('of an ended order ignores errors of later reads', () => {
    expect(situationOf({ ...sent, error: archived }).reads).toBe('ok')
    expect(situationOf({ ...cancelled, pollError: outage }).reads).toBe('ok')
  })
})
