import { AMOUNT_PATTERN } from '../contract/amount.ts'

/** Result of parsing an amount. */
export type ParsedAmount =
  | { readonly ok: true /** Decimal text as the service accepts it. */; readonly amount: string }
  | {
      readonly ok: false
      /** Why the text is not an amount. */
      readonly reason: 'empty' | 'not_a_number' | 'too_precise' | 'too_large' | 'too_long' | 'zero'
    }

/** The longest amount, in digits of two UTF-16 units, has about 50 characters. */
const MAX_LENGTH = 100

/**
 * Parses typed text by the separators and digits of a locale: `"1.234,5"` in `de` is `"1234.5"`. Uses no float. Reads an
 * ambiguous separator as the locale does: `"1,234"` in `en` is one thousand.
 *
 * @param places decimal places allowed, such as 2 for a currency. @default 8
 * @example parseAmount('1.234,5', 'de') // { ok: true, amount: '1234.5' }
 */
export function parseAmount(text: string, locale: string, places = 8): ParsedAmount {
  const typed = text.trim()
  if (typed === '') return { ok: false, reason: 'empty' }
  if (typed.length > MAX_LENGTH) return { ok: false, reason: 'too_long' }
  const mark = decimalMark(locale)
  const plain = withoutGroupMarks(
    latinDigits(typed, locale)
      .replaceAll(/[,.]/.test(mark) ? '٫' : mark, '٫')
      .replaceAll('．', '.')
      .replaceAll(/[،⹁，]/g, ','),
  )
  const decimal = decimalSeparator(plain, mark)
  if (decimal === undefined) return { ok: false, reason: 'not_a_number' }
  const wholeLength = plain.lastIndexOf(decimal)
  const whole = plain.slice(0, wholeLength)
  const fraction = plain.slice(wholeLength + 1)
  const digits = whole.replaceAll(/[.,]/g, '')
  if (!/^\d+$/.test(digits + fraction) || !isGrouped(whole))
    return { ok: false, reason: 'not_a_number' }
  const integer = digits.replace(/^0+(?=\d)/, '') || '0'
  if (/[1-9]/.test(fraction.slice(places))) return { ok: false, reason: 'too_precise' }
  if (integer.length > 12) return { ok: false, reason: 'too_large' }
  const decimals = fraction.slice(0, places)
  const amount = decimals === '' ? integer : `${integer}.${decimals}`
  if (!/[1-9]/.test(amount)) return { ok: false, reason: 'zero' }
  return AMOUNT_PATTERN.test(amount) ? { ok: true, amount } : { ok: false, reason: 'too_precise' }
}

/** Returns the decimal separator: `''` if there is none, undefined if the text is malformed. */
function decimalSeparator(text: string, mark: string): ',' | '.' | '٫' | '' | undefined {
  // Stands for a locale's mark other than comma and dot. Never groups digits.
  if (text.includes('٫')) return '٫'
  const lastComma = text.lastIndexOf(',')
  const lastDot = text.lastIndexOf('.')
  if (lastComma === -1 && lastDot === -1) return ''
  const last = lastComma > lastDot ? ',' : '.'
  const count = text.split(last).length - 1
  if (lastComma !== -1 && lastDot !== -1) return count === 1 ? last : undefined
  if (count > 1) return ''
  // A single separator: the locale's decimal mark, or one that cannot group three digits.
  const isMark = last === (mark === ',' ? ',' : '.')
  return isMark || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? last : ''
}

/** Returns the locale's decimal mark. */
function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** Groups have three digits, or in India two and a last three, and one kind of mark. */
function isGrouped(whole: string): boolean {
  return !/[.,]/.test(whole) || /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/.test(whole)
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
  const format = new Intl.NumberFormat(locale, { useGrouping: false })
  // Some locales put a literal before the digits.
  const own = Array.from(format.format(1_234_567_890)).slice(-10)
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
