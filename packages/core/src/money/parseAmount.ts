import { AMOUNT_PATTERN } from '../contract/amount.ts'
import { decimalMark } from './decimalMark.ts'
import { groupMark } from './groupMark.ts'

export type ParsedAmount =
  | { readonly ok: true /** Decimal text as the service takes it. */; readonly amount: string }
  | {
      readonly ok: false
      readonly reason: 'empty' | 'not_a_number' | 'too_precise' | 'too_large' | 'zero'
    }

/**
 * Reads what a person typed, in the separators and digits of their locale: `"1.234,5"` in `de` is `"1234.5"`. Never goes
 * through a float. A separator that could mean two things is read as the locale means it: `"1,234"` in `en` is a
 * thousand.
 *
 * @param places decimal places allowed, such as 2 for a currency.
 */
export function parseAmount(text: string, locale: string, places = 8): ParsedAmount {
  const plain = latinDigits(text.trim())
    .replaceAll(groupMark(locale), '')
    .replaceAll(/[٫．]/g, '.')
    .replaceAll(/[،⹁，]/g, ',')
  if (plain === '') return { ok: false, reason: 'empty' }
  const decimal = decimalSeparator(plain, locale)
  if (decimal === undefined) return { ok: false, reason: 'not_a_number' }
  const [whole = '', fraction = ''] = decimal === '' ? [plain] : plain.split(decimal)
  const digits = whole.replaceAll(/[.,]/g, '')
  if (!/^\d*$/.test(digits + fraction) || digits + fraction === '' || !isGrouped(whole))
    return { ok: false, reason: 'not_a_number' }
  const integer = digits.replace(/^0+(?=\d)/, '') || '0'
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > places) return { ok: false, reason: 'too_precise' }
  if (integer.length > 12) return { ok: false, reason: 'too_large' }
  const decimals = fraction.slice(0, places)
  const amount = decimals === '' ? integer : `${integer}.${decimals}`
  if (!/[1-9]/.test(amount)) return { ok: false, reason: 'zero' }
  return AMOUNT_PATTERN.test(amount) ? { ok: true, amount } : { ok: false, reason: 'too_precise' }
}

/** The separator that ends the whole part: `''` where there is none, undefined where the text makes no sense. */
function decimalSeparator(text: string, locale: string): ',' | '.' | '' | undefined {
  const lastComma = text.lastIndexOf(',')
  const lastDot = text.lastIndexOf('.')
  if (lastComma === -1 && lastDot === -1) return ''
  const last = lastComma > lastDot ? ',' : '.'
  const count = text.split(last).length - 1
  if (lastComma !== -1 && lastDot !== -1) return count === 1 ? last : undefined
  if (count > 1) return ''
  // One separator, once: the locale's decimal mark, or anything that can't be a group of three.
  const isDecimal = last === decimalMark(locale) || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  return isDecimal ? last : ''
}

/** Groups, where typed, are of three digits, or as in India two and a last three; of one mark only. */
function isGrouped(whole: string): boolean {
  return !/[.,]/.test(whole) || /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/.test(whole)
}

/** Digits of other scripts (Arabic, Persian, Devanagari, Bengali …), each of which is a run of ten code points. */
function latinDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    for (let value = 0; value < 10; value++)
      if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value)
    return digit
  })
}
