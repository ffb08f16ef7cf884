import { formatAmount, parseAmount } from '@onramp-kit/core'
import { AMOUNT_PATTERN, currency, token } from '@onramp-kit/core/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactly, info, prove } from '../../figures.ts'
import { loadedText } from '../answers/hostileText.ts'
import { holds, inputs } from '../check.ts'
import { namedRegions, written } from '../locales.ts'
import { stringOf } from '../stringOf.ts'
import { createTally } from '../tally.ts'
import { readings } from './readings.ts'

const locales = fc.constantFrom(...written)
const digits = (minLength: number, maxLength: number) =>
  stringOf('0123456789', minLength, maxLength)
const places = fc.integer({ min: 0, max: 8 })

/** Decimal text as the service sends it, not zero. */
const amounts = fc
  .tuple(digits(1, 12), fc.option(digits(1, 8)))
  .map(([whole, fraction]) => (fraction === null ? whole : `${whole}.${fraction}`))
  .filter((amount) => /[1-9]/.test(amount))

/** The canonical form of an amount, without redundant zeros. */
function plain(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const kept = fraction.replace(/0+$/, '')
  return `${BigInt(whole)}${kept === '' ? '' : `.${kept}`}`
}

test('the amount field parses any input as decimal text of the contract or rejects it with a reason', (context) => {
  const texts = fc.oneof(
    stringOf('0123456789.,', 0, 16),
    stringOf('0019.,٫٬٣१৫ ’\u202f_-+eE%$€xX', 0, 12),
    loadedText,
    fc.string({ unit: 'binary' }),
    fc.constantFrom('9'.repeat(10_000), '1,'.repeat(10_000), ' '.repeat(10_000), '1e21', '1E-7'),
    fc.constantFrom(
      `0.${'0'.repeat(1_000_000)}1`,
      `0${' 000'.repeat(250_000)}`,
      '０'.repeat(1_000_000),
    ),
  )
  const tally = createTally()
  holds(fc.tuple(texts, locales, places), ([text, locale, most]) => {
    const parsed = parseAmount(text, locale, most)
    tally.add(parsed.ok ? 'read' : `rejected: ${parsed.reason}`)
    if (!parsed.ok) return
    expect(parsed.amount).toMatch(AMOUNT_PATTERN)
    expect(parsed.amount).toMatch(/^(?:0|[1-9]\d*)(?:\.|$)/)
    expect((parsed.amount.split('.')[1] ?? '').length).toBeLessThanOrEqual(most)
  })
  prove(context, [exactly('texts', tally.total(), inputs), ...tally.figures('  ')])
})

test('the amount field reads digits, commas and dots by one of the two notations, or rejects them', (context) => {
  const texts = stringOf('01235.,', 1, 12)
  const tally = createTally()
  holds(fc.tuple(texts, locales), ([text, locale]) => {
    const parsed = parseAmount(text, locale)
    const possible = readings(text)
    if (parsed.ok) expect(possible.map(plain)).toContain(plain(parsed.amount))
    else if (parsed.reason === 'not_a_number') expect(possible).toEqual([])
    tally.add(parsed.ok ? `read, of ${possible.length} possible` : `rejected: ${parsed.reason}`)
  })
  prove(context, [exactly('texts', tally.total(), inputs), ...tally.figures('  ')])
})

test('the amount field reads an amount formatted in any language and numbering system as the same decimal text', (context) => {
  const systems = Intl.supportedValuesOf('numberingSystem').map((system) => `-u-nu-${system}`)
  const tag = fc
    .tuple(locales, fc.constantFrom('', ...systems))
    .map(([language, system]) => language + system)
  const options = fc
    .record({ locale: tag, grouping: fc.boolean() })
    // The amount field does not read the groups of two digits of Toki Pona.
    .filter(({ locale, grouping }) => !grouping || !/^tok\b/.test(locale))
  let count = 0
  holds(fc.tuple(amounts, options), ([amount, { locale, grouping }]) => {
    const text = formatAmount(amount, { locale, grouping })
    const parsed = parseAmount(text, locale)
    expect(parsed.ok && plain(parsed.amount), `${text} of ${locale}`).toBe(plain(amount))
    count += 1
  })
  prove(context, [
    exactly('amounts formatted and parsed', count, inputs),
    info('languages', written.length),
    info('numbering systems', systems.length),
  ])
})

test('the amount field reads an amount formatted with its currency or token in any language and country, and no other', (context) => {
  const units = [
    ...currency.options.map((each) => ({ currency: each })),
    ...token.options.map((each) => ({ token: each })),
  ]
  const nameOf = (unit: (typeof units)[number]) => ('token' in unit ? unit.token : unit.currency)
  const locale = fc
    .tuple(locales, fc.constantFrom('', ...namedRegions().map((region) => `-${region}`)))
    .map((parts) => parts.join(''))
    // The amount field does not read the groups of two digits of Toki Pona.
    .filter((tag) => !/^tok\b/.test(tag))
  const format = fc.record({
    locale,
    unit: fc.constantFrom(...units),
    other: fc.constantFrom(...units),
    grouping: fc.boolean(),
    trimZeros: fc.boolean(),
  })
  const tally = createTally()
  holds(fc.tuple(amounts, format), ([amount, { unit, other, ...options }]) => {
    const { locale } = options
    const text = formatAmount(amount, { ...unit, ...options, places: 8 })
    for (const own of [nameOf(unit), undefined]) {
      const parsed = parseAmount(text, locale, 8, own)
      expect(parsed.ok && plain(parsed.amount), `${text} of ${locale}`).toBe(plain(amount))
    }
    if (other !== unit)
      expect(parseAmount(text, locale, 8, nameOf(other)), `${text} of ${locale}`).toMatchObject({
        reason: expect.stringMatching('other_currency|not_a_number'),
      })
    tally.add(`in ${nameOf(unit)}`)
  })
  prove(context, [exactly('amounts', tally.total(), inputs), ...tally.figures('  ')])
})

test('the amount field reads each amount that a checkout shows, in every country of its languages', (context) => {
  const languages = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'tr', 'zh']
  const locales = languages.flatMap((language) =>
    namedRegions().map((region) => `${language}-${region}`),
  )
  let count = 0
  for (const locale of locales)
    for (const unit of currency.options)
      for (const amount of ['1000', '12.50', '1234.50']) {
        const text = formatAmount(amount, { locale, currency: unit, trimZeros: true })
        const parsed = parseAmount(text, locale, 2, unit)
        expect(parsed.ok && plain(parsed.amount), `${text} of ${locale}`).toBe(plain(amount))
        count += 1
      }
  prove(context, [exactly('amounts', count, locales.length * currency.options.length * 3)])
})

test('no language reads the Arabic decimal separator as a group mark', (context) => {
  let count = 0
  for (const locale of written) {
    expect(parseAmount('1\u066b234', locale), locale).toEqual({ ok: true, amount: '1.234' })
    count += 1
  }
  prove(context, [exactly('languages', count, written.length)])
})

test('the formatter never shows a positive amount as zero', (context) => {
  const tiny = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 99 }))
    .map(([zeros, rest]) => `0.${'0'.repeat(zeros)}${rest}`)
  const options = fc.record(
    {
      currency: fc.constantFrom('USD', 'JPY', 'KWD'),
      round: fc.constantFrom('up' as const, 'down' as const),
      places,
    },
    { requiredKeys: [] },
  )
  let count = 0
  holds(fc.tuple(tiny, options), ([amount, given]) => {
    expect(formatAmount(amount, { locale: 'en', ...given })).toMatch(/[1-9]/)
    count += 1
  })
  prove(context, [exactly('amounts', count, inputs)])
})

test('the formatter keeps every digit of an amount of any length, and leaves other text unchanged', (context) => {
  const long = fc
    .tuple(digits(1, 400), fc.constantFrom('', '.5', '.00000001'))
    .map((parts) => parts.join(''))
  let count = 0
  holds(fc.oneof(long, loadedText, fc.string()), (amount) => {
    const text = formatAmount(amount, { locale: 'en' })
    if (/^\d+(?:\.\d+)?$/.test(amount) && text !== amount)
      expect(plain(text.replaceAll(',', ''))).toBe(plain(amount))
    else expect(text).toBe(amount)
    count += 1
  })
  prove(context, [exactly('texts', count, inputs)])
})
