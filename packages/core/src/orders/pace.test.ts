import { expect, test } from 'vitest'
import { pollDelay } from './pace.ts'

const middle = () => 0.5

const MINUTE = 60_000

test.each([
  ['was never read', undefined, 0, 2_000],
  ['was never read', undefined, 30_000, 4_000],
  ['was never read', undefined, 5 * MINUTE, 12_000],
  ['waits for its payment', 'payment_pending', 0, 6_000],
  ['waits for its payment', 'payment_pending', 150_000, 8_000],
  ['waits for its payment', 'payment_pending', 10 * MINUTE, 15_000],
  ['waits for its payment', 'payment_pending', 30 * MINUTE, MINUTE],
  ['was captured', 'order_completed', 0, 1_500],
  ['was captured', 'order_completed', 2 * MINUTE, 3_000],
  ['was captured', 'order_completed', 4 * MINUTE, 6_000],
  ['was captured', 'order_completed', 10 * MINUTE, 12_000],
  ['was captured', 'order_completed', 23 * 60 * MINUTE, MINUTE],
  ['is in a status we do not know', 'order_in_review', 60_000, 6_000],
])('an order that %s (%s), for %i ms, is read again after %i ms', (_, status, age, delay) => {
  expect(pollDelay({ status, age, random: middle })).toBe(delay)
})

test('is spread by a fifth to either side', () => {
  expect(pollDelay({ age: 0, random: () => 0 })).toBe(1_600)
  expect(pollDelay({ age: 0, random: () => 1 })).toBe(2_400)
})

test('grows with each failure in a row, up to a minute, and is never less for one', () => {
  const delays = [1, 2, 3, 10].map((failures) => pollDelay({ age: 0, failures, random: middle }))
  expect(delays).toEqual([4_000, 8_000, 16_000, 60_000])
  const status = 'payment_pending'
  expect(pollDelay({ status, age: 0, failures: 1, random: middle })).toBe(6_000)
})
