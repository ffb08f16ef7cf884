import { expect, test, vi } from 'vitest'
import { parseRetryAfter } from './retryAfter.ts'

const now = Date.parse('2026-11-20T12:00:00.500Z')

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['1000000000', 1_000_000_000],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['Friday, 20-Nov-26 12:00:30 GMT', 30],
  ['Fri Nov 20 12:00:30 2026', 30],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
])('%j asks to wait %i s', (header, seconds) => {
  expect(parseRetryAfter(header, now)).toBe(seconds)
})

test('a date without a zone is of Greenwich, wherever the buyer is', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(parseRetryAfter('Fri Nov 20 12:00:30 2026', now)).toBe(30)
  vi.unstubAllEnvs()
})

test.each([null, '', '-5', '1.5', 'soon', 'Someday', '0x10', 'soon 5', 'abc 12'])(
  '%j asks for nothing',
  (header) => {
    expect(parseRetryAfter(header, now)).toBeUndefined()
  },
)
