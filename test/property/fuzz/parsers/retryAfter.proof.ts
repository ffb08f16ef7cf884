import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRetryAfter } from '../../../../packages/core/src/transport/retryAfter.ts'
import { atLeast, exactly, prove } from '../../figures.ts'
import { loadedText } from '../answers/hostileText.ts'
import { holds, inputs } from '../check.ts'
import { stringOf } from '../stringOf.ts'
import { createTally } from '../tally.ts'

/** The maximum wait in seconds. */
const LONGEST = 900
const now = Date.UTC(2026, 10, 20, 12)

/** A date in the three formats of RFC 9110, 5.6.7. */
const dates = fc
  .tuple(
    fc.date({ min: new Date('2000-01-01'), max: new Date('2049-12-31'), noInvalidDate: true }),
    fc.integer({ min: 0, max: 2 }),
  )
  .map(([date, form]) => {
    const [day = '', at = '', month = '', year = '', time = ''] = date.toUTCString().split(/,? /)
    const weekday = date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
    const text = [
      date.toUTCString(),
      `${weekday}, ${at}-${month}-${year.slice(2)} ${time} GMT`,
      `${day} ${month} ${at.replace(/^0/, ' ')} ${time} ${year}`,
    ][form]
    const seconds = Math.floor(date.getTime() / 1000) - now / 1000
    return { text: text ?? '', expected: Math.min(LONGEST, Math.max(0, seconds)) }
  })

const counts = stringOf('0123456789', 1, 400).map((text) => {
  return { text, expected: BigInt(text) < BigInt(LONGEST) ? Number(text) : LONGEST }
})

const words = fc.constantFrom(
  'soon',
  'Mon',
  'GMT',
  '2026',
  '12:00:00',
  '-5',
  '1.5',
  '1e3',
  ',',
  '20',
  'Nov',
)
const others = fc
  .oneof(
    loadedText,
    fc.string(),
    fc.array(words, { maxLength: 6 }).map((all) => all.join(' ')),
  )
  .map((text) => ({ text, expected: undefined }))

test('the client reads the seconds of Retry-After in each format, or nothing', (context) => {
  const tally = createTally()
  holds(fc.oneof(dates, counts, others), ({ text, expected }) => {
    const seconds = parseRetryAfter(text, new Date(now).toUTCString(), now)
    if (expected !== undefined) expect(seconds, text).toBe(expected)
    if (seconds !== undefined) {
      expect(Number.isSafeInteger(seconds) && seconds >= 0, text).toBe(true)
      expect(text.trim()).toMatch(/^\d+(, *\d+)*$|\d\d:\d\d:\d\d/)
    }
    tally.add(seconds === undefined ? 'nothing' : 'seconds')
  })
  prove(context, [
    exactly('headers', tally.total(), inputs),
    atLeast('  seconds', tally.of('seconds'), 1),
    atLeast('  nothing', tally.of('nothing'), 1),
  ])
})
