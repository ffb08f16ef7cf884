import { expect, test } from 'vitest'
import { pollDelay } from './pace.ts'

const middle = () => 0.5

test.each([
  [0, 2_000],
  [29_999, 2_000],
  [30_000, 4_000],
  [5 * 60_000, 12_000],
  [30 * 60_000, 60_000],
  [23 * 3_600_000, 60_000],
])('an order of %i ms is read again after %i ms', (age, delay) => {
  expect(pollDelay({ age, random: middle })).toBe(delay)
})

test('is spread by a fifth to either side', () => {
  expect(pollDelay({ age: 0, random: () => 0 })).toBe(1_600)
  expect(pollDelay({ age: 0, random: () => 1 })).toBe(2_400)
})

test('doubles with each failure in a row, up to a minute', () => {
  const delays = [1, 2, 3, 10].map((failures) => pollDelay({ age: 0, failures, random: middle }))
  expect(delays).toEqual([4_000, 8_000, 16_000, 60_000])
})
