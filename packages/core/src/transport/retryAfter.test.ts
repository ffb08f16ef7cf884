import { expect, test } from 'vitest'
import { parseRetryAfter } from './retryAfter.ts'

const now = Date.parse('2026-11-20T12:00:00.500Z')

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['1000000000', 1_000_000_000],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
])('%j asks to wait %i s', (header, seconds) => {
  expect(parseRetryAfter(header, now)).toBe(seconds)
})

test.each([null, '', '-5', '1.5', 'soon', 'Someday', '0x10'])('%j asks for nothing', (header) => {
  expect(parseRetryAfter(header, now)).toBeUndefined()
})
