import { ORDER_ID, order, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { describe, expect, test } from 'vitest'
import document from '../../../docs/openapi.json' with { type: 'json' }
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
const refusal = (code: string) => ({ error: { code, message: 'about it' } })

describe('an answer passes', () => {
  test.each<[string, Parameters<typeof answer>[0]]>([
    ['as the document describes it', {}],
    ['with a status that came later', { body: order('order_refunded') }],
    ['with a field that came later', { body: { ...order('payment_pending'), more: 1 } }],
    ['as a listed refusal', { status: 404, body: refusal('order_not_found') }],
    ['as a refusal nobody lists', { status: 405, body: refusal('method_not_allowed') }],
    ['as a refusal of no route', { path: '/v1/nothing', status: 404, body: refusal('not_found') }],
    ['to HEAD', { method: 'HEAD', text: '' }],
    ['to a preflight', { method: 'OPTIONS', status: 204, contentType: null, text: '' }],
    ['of another part of the service', { path: '/pay/1', contentType: 'text/html', text: '<p>' }],
  ])('%s', (_, part) => {
    expect(check(answer(part))).toBeUndefined()
  })
})

describe('an answer is wrong', () => {
  const pending = order('payment_pending')
  const { created_at: _, ...undated } = pending
  test.each<[string, Parameters<typeof answer>[0], RegExp]>([
    ['without a field', { body: undated }, /body must have required property 'created_at'/],
    [
      'of another type',
      { body: order('x', { source: [] as never }) },
      /body\/source must be object/,
    ],
    ['of another form', { body: { ...pending, id: 'x' } }, /body\/id must match pattern/],
    [
      'at no time',
      { body: order('x', { created_at: '2026-13-40T99:00:00Z' }) },
      /format "date-time"/,
    ],
    ['cut off', { text: '{"id":' }, /body must be object/],
    [
      'as a page',
      { status: 502, contentType: 'text/html', text: '<h1>' },
      /its type is text\/html/,
    ],
    [
      'with an error that is not listed',
      { status: 404, body: refusal('gone') },
      /gone is not listed/,
    ],
    ['without the envelope', { status: 405, body: {} }, /required property 'error'/],
    ['where nothing is', { path: '/v1/nothing' }, /its status is not in the document/],
    ['with a status of its own', { status: 201 }, /its status is not in the document/],
    ['with a body to HEAD', { method: 'HEAD' }, /it has a body/],
  ])('%s', (_name, part, reason) => {
    expect(check(answer(part))).toMatch(reason)
  })
})

test('an answer at another path is held to the route that is found there', () => {
  const path = '/v1/virtual-accounts/poll'
  const places = { 'virtualAccounts.status': { method: 'GET', path } }
  const customer = { wallet: WALLET, status: 'active', has_accepted_terms_of_service: true }
  expect(check(answer({ path, body: customer }), { places })).toBeUndefined()
  expect(check(answer({ path, body: {} }), { places })).toMatch(/required property 'wallet'/)
  const usual = answer({ path: '/v1/virtual-accounts/status', body: customer })
  expect(check(usual, { places })).toMatch(/its status is not in the document/)
})

test('a service of other errors is held to the envelope', () => {
  const other = answer({ status: 404, body: refusal('gone') })
  expect(check(other, { errors: true })).toBeUndefined()
  expect(check(answer({ status: 404, body: {} }), { errors: true })).toMatch(/property 'error'/)
})
