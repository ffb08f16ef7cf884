import { describe, expect, test, vi } from 'vitest'
import { parseRetryAfter } from './retryAfter.ts'

const now = Date.parse('2026-11-20T12:00:00.500Z')

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['7, 7', 7],
  ['3,  20,5', 20],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
  ['Friday, 20-Nov-26 12:00:30 GMT', 30],
  ['Fri Nov 20 12:00:30 2026', 30],
  ['901', 900],
  ['9'.repeat(400), 900],
  ['Fri, 20 Nov 2026 23:00:00 GMT', 900],
])('reads %j as %i s', (header, seconds) => {
  expect(parseRetryAfter(header, null, now)).toBe(seconds)
})

test('reads a date without a zone in GMT, whatever the time zone of the device', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(parseRetryAfter('Fri Nov 20 12:00:30 2026', null, now)).toBe(30)
  vi.unstubAllEnvs()
})

describe('a date', () => {
  const until = 'Fri, 20 Nov 2026 12:00:30 GMT'
  const hour = 3_600_000

  test.each([
    ['an hour ahead', now + hour],
    ['an hour behind', now - hour],
  ])('counts from the Date header on a device whose clock is %s', (_, clock) => {
    expect(parseRetryAfter(until, 'Fri, 20 Nov 2026 12:00:20 GMT', clock)).toBe(10)
  })

  test.each([null, '', 'now', '5'])('counts from the clock where the Date header is %j', (date) => {
    expect(parseRetryAfter(until, date, now)).toBe(30)
  })

  test('in the past means nothing by the clock of the device, and no wait by the Date header', () => {
    const past = 'Fri, 20 Nov 2026 12:00:00 GMT'
    expect(parseRetryAfter(past, null, now)).toBeUndefined()
    expect(parseRetryAfter(past, null, Date.parse(past))).toBeUndefined()
    expect(parseRetryAfter(past, 'Fri, 20 Nov 2026 12:00:20 GMT', now)).toBe(0)
  })
})

test.each([
  null,
  '',
  '-5',
  '1.5',
  'soon',
  'Someday',
  '0x10',
  'soon 5',
  'abc 12',
  'after Fri, 20 Nov 2026 12:00:30 GMT',
  'Fri, 20 Nov 2026 12:00:30 GMT (or later)',
  '7 7',
  '7,',
  ',7',
])('reads nothing from %j', (header) => {
  expect(parseRetryAfter(header, null, now)).toBeUndefined()
})
