import { expect, test } from 'vitest'
import { customerInterval, orderInterval, pollDelay } from './pace.ts'

const MINUTE = 60_000

test.each([
  ['was never read', undefined, 0, 2_000],
  ['was never read', undefined, 29_999, 2_000],
  ['was never read', undefined, 30_000, 4_000],
  ['was never read', undefined, 5 * MINUTE, 12_000],
  ['waits for its payment', 'payment_pending', 0, 6_000],
  ['waits for its payment', 'payment_pending', 150_000, 8_000],
  ['waits for its payment', 'payment_pending', 10 * MINUTE, 15_000],
  ['waits for its payment', 'payment_pending', 30 * MINUTE, MINUTE],
  ['was captured', 'order_completed', 0, 1_500],
  ['was captured', 'order_completed', 2 * MINUTE - 1, 1_500],
  ['was captured', 'order_completed', 2 * MINUTE, 3_000],
  ['was captured', 'order_completed', 4 * MINUTE, 6_000],
  ['was captured', 'order_completed', 10 * MINUTE, 12_000],
  ['was captured', 'order_completed', 23 * 60 * MINUTE, MINUTE],
  ['has an unknown status', 'order_in_review', 60_000, 6_000],
])('an order that %s (%s), for %i ms, is read again after %i ms', (_, status, age, interval) => {
  expect(orderInterval(status, age)).toBe(interval)
})

test.each([
  [1, 3_000],
  [20, 3_000],
  [22, 9_000],
  [1_000, MINUTE],
])('a customer that was read %i times is read again after %i ms', (reads, interval) => {
  expect(customerInterval(reads)).toBe(interval)
})

test('a delay has jitter of 20 %', () => {
  expect(pollDelay(2_000, 0, () => 0)).toBe(1_600)
  expect(pollDelay(2_000, 0, () => 1)).toBe(2_400)
  expect(pollDelay(1_500, 0, () => 0.5)).toBe(1_500)
})

test('a delay doubles with each failure in a row, up to a minute, and failures never shorten it', () => {
  const delays = [1, 2, 3, 10].map((failures) => pollDelay(2_000, failures, () => 0.5))
  expect(delays).toEqual([4_000, 8_000, 16_000, MINUTE])
  expect(pollDelay(6_000, 1, () => 0.5)).toBe(6_000)
})
