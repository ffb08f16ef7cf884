import { expect, test } from 'vitest'
import { withSpread } from '../../scripts/bench/section.ts'

test.each([
  [{ median: 2.031, low: 2, high: 2.1 }, '2.03 (2.00–2.10)'],
  [{ median: 1, low: 0.97, high: 1.09 }, '1.00 (0.97–1.09)'],
  [{ median: 90.12, low: 85.3, high: 104.7 }, '90.1 (85.3–104.7)'],
  [{ median: 24, low: 16, high: 24 }, '24 (16–24)'],
])('a ratio that is a whole number by chance keeps its decimals: %j', (spread, text) => {
  expect(withSpread(spread)).toBe(text)
})
