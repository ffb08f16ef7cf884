import { ORDER_ID, order, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { describe, expect, test } from 'vitest'
import document from '../../../generated/openapi.json' with { type: 'json' }
import { type Answer, createAnswerCheck } from './answerCheck.ts'

const check = createAnswerCheck(document)

const answer = (part: Partial<Answer> & { readonly body?: unknown }): Answer => ({
  method: 'GET',
  path: `/v1/card/orders/${ORDER_ID}`,
  status: 200,
  contentType: 'application/json',
  text: JSON.stringify(part.body ?? order('payment_pending')),
  ...part,
})
const errorBody = (code: string) => ({ error: { code, message: 'about it' } })

describe('the check accepts a response', () => {
  test.each<[string, Parameters<typeof answer>[0]]>([
    ['that the document describes', {}],
    ['with an unknown order status', { body: order('order_refunded') }],
    ['with an unknown field', { body: { ...order('payment_pending'), more: 1 } }],
    ['with a listed error', { status: 404, body: errorBody('order_not_found') }],
    [
      'with an unlisted status in the envelope',
      { status: 405, body: errorBody('method_not_allowed') },
    ],
    [
      'with an error outside every route',
      { path: '/v1/nothing', status: 404, body: errorBody('not_found') },
    ],
    ['to HEAD', { method: 'HEAD', text: '' }],
    ['to a preflight', { method: 'OPTIONS', status: 204, contentType: null, text: '' }],
    ['outside /v1', { path: '/pay/1', contentType: 'text/html', text: '<p>' }],
  ])('%s', (_, part) => {
    expect(check(answer(part))).toBeUndefined()
  })
})

describe('the check rejects a response', () => {
  const pending = order('payment_pending')
  const { created_at: _, ...undated } = pending
  test.each<[string, Parameters<typeof answer>[0], RegExp]>([
    ['without a field', { body: undated }, /body must have required property 'created_at'/],
    [
      'with a field of another type',
      { body: order('x', { source: [] as never }) },
      /body\/source must be object/,
    ],
    [
      'with a field of another format',
      { body: { ...pending, id: 'x' } },
      /body\/id must match pattern/,
    ],
    [
      'with an impossible date-time',
      { body: order('x', { created_at: '2026-13-40T99:00:00Z' }) },
      /format "date-time"/,
    ],
    ['that is truncated', { text: '{"id":' }, /body must be object/],
    [
      'that is an HTML page',
      { status: 502, contentType: 'text/html', text: '<h1>' },
      /its type is text\/html/,
    ],
    [
      'with an error that is not listed',
      { status: 404, body: errorBody('gone') },
      /gone is not listed/,
    ],
    ['without the envelope', { status: 405, body: {} }, /required property 'error'/],
    ['outside every route', { path: '/v1/nothing' }, /its status is not in the document/],
    ['with an undocumented status', { status: 201 }, /its status is not in the document/],
    ['with a body to HEAD', { method: 'HEAD' }, /it has a body/],
  ])('%s', (_name, part, reason) => {
    expect(check(answer(part))).toMatch(reason)
  })
})

test('the check validates a response at an overridden path against its route', () => {
  const path = '/v1/virtual-accounts/poll'
  const places = { 'virtualAccounts.status': { method: 'GET', path } }
  const customer = { wallet: WALLET, status: 'active', has_accepted_terms_of_service: true }
  expect(check(answer({ path, body: customer }), { places })).toBeUndefined()
  expect(check(answer({ path, body: {} }), { places })).toMatch(/required property 'wallet'/)
  const usual = answer({ path: '/v1/virtual-accounts/status', body: customer })
  expect(check(usual, { places })).toMatch(/its status is not in the document/)
})

test('the check validates only the envelope of a service with other errors', () => {
  const other = answer({ status: 404, body: errorBody('gone') })
  expect(check(other, { errors: true })).toBeUndefined()
  expect(check(answer({ status: 404, body: {} }), { errors: true })).toMatch(/property 'error'/)
})
