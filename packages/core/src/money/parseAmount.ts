import { AMOUNT_PATTERN } from '../contract/amount.ts'
import { tokens } from '../contract/chain.ts'
import { currencies } from '../contract/primitives.ts'
import { formattingLocale } from '../locale/normalizeLocale.ts'
import { partOf } from './partOf.ts'

/** Result of parsing an amount. */
export type ParsedAmount =
  | { readonly ok: true /** Decimal text as the service accepts it. */; readonly amount: string }
  | {
      readonly ok: false
      /** Why the text is not an amount. `other_currency`: it has the sign or code of another currency or token. */
      readonly reason:
        | 'empty'
        | 'not_a_number'
        | 'other_currency'
        | 'too_precise'
        | 'too_large'
        | 'too_long'
        | 'zero'
    }

/** The longest amount, in digits of two UTF-16 units, has about 50 characters. */
const MAX_LENGTH = 100

/** Invisible characters of copied text. Not the two overrides, which show digits in another order. */
const INVISIBLE = /(?![\u202d\u202e])\p{Cf}/gu

/** Digits without groups, or in groups of three (in India of two, and a last three) with one kind of mark. */
const GROUPED = /^\d*$|^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/

/** Letters and currency signs, with the spaces after them. */
const LETTER = /([\p{L}\p{Sc}])\s*/gu

/**
 * Parses typed or pasted text by the separators and digits of a locale: `"1.234,5"` in `de` is `"1234.5"`. Uses no float.
 * Reads an ambiguous separator as the locale does: `"1,234"` in `en` is one thousand. Reads the sign or the code of the
 * currency, or the symbol of the token: `"$75.00"`, `"75 USD"`, and what `formatAmount` returns.
 *
 * @param locale language tag, such as `de` or `de_DE`
 * @param places decimal places allowed, such as 2 for a currency. @default 8
 * @param unit the only currency or token whose sign and code are read, such as `USD`. Pass it: without it, `"€75"` is 75 in a
 * field of dollars, too.
 * @example parseAmount('1.234,5 €', 'de', 2, 'EUR') // { ok: true, amount: '1234.5' }
 */
export function parseAmount(text: string, locale: string, places = 8, unit?: string): ParsedAmount {
  const typed = text.replaceAll(INVISIBLE, '').trim().replace(/^\+/, '')
  if (typed === '') return { ok: false, reason: 'empty' }
  if (typed.length > MAX_LENGTH) return { ok: false, reason: 'too_long' }
  const tag = formattingLocale([locale])
  const mark = partOf('decimal', 0.5, tag)
  const written = latinDigits(typed, tag)
    .replaceAll(/[,.]/.test(mark) ? '٫' : mark, '٫')
    .replaceAll('．', '.')
    .replaceAll(/[،⹁，]/g, ',')
  const number = withoutUnit(written, tag, unit === undefined ? allUnits : [unit])
  if (number === undefined)
    return {
      ok: false,
      reason:
        /\p{Sc}|[A-Z]{3}|\p{Nd}\s*\p{L}[\p{L}\p{M}]|\p{L}[\p{L}\p{M}]\.?\s*\p{Nd}|[円元]/u.test(
          typed,
        )
          ? 'other_currency'
          : 'not_a_number',
    }
  const plain = withoutGroupMarks(number)
  // Without a separator, the whole is all of the text.
  const wholeLength = plain.lastIndexOf(decimalSeparator(plain, mark))
  const whole = plain.slice(0, wholeLength)
  const fraction = plain.slice(wholeLength + 1)
  const digits = whole.replaceAll(/[.,]/g, '')
  if (!GROUPED.test(whole) || !/^\d+$/.test(digits + fraction))
    return { ok: false, reason: 'not_a_number' }
  const integer = digits.replace(/^0+(?=\d)/, '') || '0'
  if (/[1-9]/.test(fraction.slice(places))) return { ok: false, reason: 'too_precise' }
  if (integer.length > 12) return { ok: false, reason: 'too_large' }
  const decimals = fraction.slice(0, places)
  const amount = decimals === '' ? integer : `${integer}.${decimals}`
  if (!/[1-9]/.test(amount)) return { ok: false, reason: 'zero' }
  return AMOUNT_PATTERN.test(amount) ? { ok: true, amount } : { ok: false, reason: 'too_precise' }
}

const allUnits: readonly string[] = [...Object.keys(currencies), ...tokens]

/** Removes the sign, the code or the symbol of one of these units. Returns `undefined` if other letters or signs remain. */
function withoutUnit(text: string, locale: string, units: readonly string[]): string | undefined {
  if (text.search(LETTER) === -1) return text
  const removeOne = (rest: string, mark: string) =>
    rest.slice(
      rest.startsWith(mark) ? mark.length : 0,
      rest.endsWith(mark) ? -mark.length : undefined,
    )
  return units
    .map((unit) => marksOf(unit, locale).map(foldLetters).reduce(removeOne, foldLetters(text)))
    .find((rest) => rest.search(LETTER) === -1)
    ?.trim()
}

/** Removes what may differ between two spellings of a sign or code: case, width and spaces. */
function foldLetters(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(LETTER, (_, letter: string) => letter.normalize('NFKC').toUpperCase())
}

/** Returns the spellings of a unit, such as `$US`, `US$`, `$` and `USD`; longer ones first, since they contain others. */
function marksOf(unit: string, locale: string): readonly string[] {
  if (!/^[A-Z]{3}$/.test(unit)) return [unit]
  const style = { style: 'currency', currency: unit } as const
  const signs = ['fr', 'pt', 'en', locale].map((each) => partOf('currency', 0, each, style))
  return [...signs, unit].toSorted((one, other) => other.length - one.length)
}

/** Returns the decimal separator, or `''` if there is none. */
function decimalSeparator(text: string, mark: string): ',' | '.' | '٫' | '' {
  // Stands for a locale's mark other than comma and dot. Never groups digits.
  if (text.includes('٫')) return '٫'
  const last = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.'
  // No separator, or one that occurs again and so groups digits.
  if (text.split(last).length !== 2) return ''
  // The locale's decimal mark, or a separator that cannot group three digits.
  const isMark = (last === ',') === (mark === ',')
  return isMark || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? last : ''
}

/**
 * Removes spaces and apostrophes that group digits: before three digits, or as in India before two digits and the same
 * mark. Elsewhere the mark may be a mistyped decimal mark.
 */
function withoutGroupMarks(text: string): string {
  return text.replace(/^[^.,٫]+/, (whole) =>
    whole.replaceAll(/(?<=\d)([\s'’٬_])(?=\d{3}(?!\d)|\d\d\1)/g, ''),
  )
}

/** Replaces digits of the locale (such as Han digits) and of any script by 0 to 9. */
function latinDigits(text: string, locale: string): string {
  const own = Array.from(partOf('integer', 1_234_567_890, locale))
  return text.replaceAll(/\D/gu, (digit) => {
    const place = own.indexOf(digit)
    if (place !== -1) return String((place + 1) % 10)
    if (!isDigit(digit)) return digit
    const code = digit.codePointAt(0) ?? 0
    let start = code
    while (isDigit(String.fromCodePoint(start - 1))) start -= 1
    // Some blocks, such as the mathematical digits, contain several runs of ten.
    return String((code - start) % 10)
  })
}

function isDigit(character: string): boolean {
  return /\p{Nd}/u.test(character)
}
