import { situationOf } from '@onramp-kit/core'
import { describe, expect, test } from 'vitest'
import { enOrder } from '../messages/en/order.ts'
import type { Messages } from '../messages/messages.ts'
import { mismatchText, type OrderSituationName, situationRows, stepOf } from './situationWords.ts'

const names = Object.keys(situationRows) as OrderSituationName[]
const told = (name: OrderSituationName, reads: 'ok' | 'stopped' = 'ok') =>
  stepOf({ name, reads, claim: 'may_be_charged', actions: [] } as never, enOrder, values)
const values = { token: 'USDC', chain: 'Base', paid: '$50.00', received: '47.56 USDC' }

/** The same messages, each with its place as its text. */
function places<T extends object>(messages: T, path = ''): T {
  const entries = Object.entries(messages).map(([key, value]) => {
    const place = `${path}${key}`
    return [key, typeof value === 'string' ? place : places(value as object, `${place}.`)]
  })
  return Object.fromEntries(entries) as T
}

const leaves = (messages: object): string[] =>
  Object.values(messages).flatMap((value: string | object) =>
    typeof value === 'string' ? [value] : leaves(value),
  )

test('some situation uses every message about an order', () => {
  const messages: Messages['order'] = places(enOrder)
  const said = Object.values(situationRows).flatMap(({ words, stopped }) => [
    ...Object.values(words(messages, values)),
    ...Object.values(words(messages, { token: '', chain: '' })),
    ...(stopped ? [stopped(messages, true)] : []),
  ])
  const { title, text, textWhenPaid } = messages.mismatch
  const expected = [...leaves(messages.steps), title, text, textWhenPaid]
  expect(expected.filter((each) => !said.includes(each))).toEqual([])
})

describe('the words of an order', () => {
  test.each(names)('has a title in the situation %s, and no placeholder', (name) => {
    const { title, text } = told(name)
    expect(title).not.toBe('')
    expect(`${title} ${text}`).not.toMatch(/[{}]/)
  })

  test('promises no update once polling has ended', () => {
    for (const name of names) expect(told(name, 'stopped').text).not.toMatch(/automatically/)
  })

  test('still says not to pay again once polling has ended', () => {
    for (const name of ['pending', 'pending_late'] as const)
      expect(told(name, 'stopped').text).toMatch(/don’t pay again/)
  })

  test('tells a buyer whose captured order is late that the payment was received', () => {
    expect(told('sending_late').text).toMatch(/^We’ve received your payment/)
  })

  test('never asks a buyer who has paid whether they were charged', () => {
    expect(told('cancelled').text).toMatch(/If you were charged/)
    expect(told('cancelled_paid').text).not.toMatch(/If you were charged/)
  })

  test('says not to pay for an order that differs, and not so once it is paid', () => {
    const differing = { page: 'gone', mismatches: ['wallet'] } as const
    const pending = situationOf({ ...differing, order: { status: 'payment_pending' } })
    const sent = situationOf({ ...differing, order: { status: 'order_broadcasted' } })
    expect(mismatchText(pending, enOrder)).toMatch(/^Don’t pay/)
    expect(mismatchText(sent, enOrder)).not.toMatch(/Don’t pay/)
    expect(told('mismatched_paid').text).not.toMatch(/Don’t pay/)
  })

  test('keeps the focus where it is while a payable order becomes late', () => {
    expect(told('payable_late').key).toBe(told('payable').key)
  })
})
