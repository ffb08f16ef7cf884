import { formattingLocale } from '../locale/normalizeLocale.ts'
import { partOf } from './partOf.ts'

/**
 * Formats decimal text for display, without a float. A currency has its own decimal places and symbol; any other amount up
 * to eight places, or none if it is whole, followed by the token's symbol, or by a currency that isn't an ISO 4217 code. The
 * decimal and group marks are those of a plain number, which `parseAmount` reads. An amount too small for its places keeps its
 * first digit, so that only zero is shown as zero. Text that is not a decimal is returned unchanged.
 *
 * @example formatAmount('1234.5', { locale: 'de', currency: 'EUR' }) // '1.234,50 €'
 */
export function formatAmount(
  amount: string,
  options: {
    /** BCP 47 language tag. */
    readonly locale: string
    /** ISO 4217 code, such as `EUR`, in any case. */
    readonly currency?: string | undefined
    /** Symbol of a token, such as `USDC`. */
    readonly token?: string | undefined
    /** `up` for what a buyer pays, `down` for what they receive. @default 'down' */
    readonly round?: 'up' | 'down' | undefined
    /** Most decimal places. @default those of the currency, else 8 */
    readonly places?: number | undefined
    /** Whether a whole amount of a currency has no decimal places, such as `$50`. @default false */
    readonly trimZeros?: boolean | undefined
    /** Whether digits are grouped; not in an input field. @default true */
    readonly grouping?: boolean | undefined
  },
): string {
  // Intl formats longer text as ∞.
  if (!/^\d{1,300}(\.\d+)?$/.test(amount)) return amount
  const { locale, currency, token, round = 'down', places, grouping = true, trimZeros } = options
  const hasCurrency = currency !== undefined && /^[a-z]{3}$/i.test(currency)
  const tag = formattingLocale([locale])
  const format = new Intl.NumberFormat(tag, {
    ...(hasCurrency
      ? {
          style: 'currency',
          currency,
          trailingZeroDisplay: trimZeros ? 'stripIfInteger' : 'auto',
          maximumFractionDigits: places,
        }
      : {
          minimumFractionDigits: Math.min(2, places ?? 8),
          maximumFractionDigits: places ?? 8,
          trailingZeroDisplay: 'stripIfInteger',
        }),
    useGrouping: grouping,
    ...(round === 'up'
      ? { roundingMode: 'ceil' }
      : // A value that would be cut to zero keeps its first digit.
        { roundingMode: 'trunc', roundingPriority: 'morePrecision', maximumSignificantDigits: 1 }),
  })
  // Intl formats text without loss; the type demands a literal.
  const text = format
    .formatToParts(amount as Intl.StringNumericLiteral)
    .map(({ type, value }) => {
      // One pair of marks per locale, which `parseAmount` reads: `en-DE` has "€1,000" but "1.000", and `pt-CV` has "12$50".
      if (/group|decimal/.test(type)) return partOf(type, 1_234_567.5, tag, {})
      // Without a currency, a literal is an error of the locale data, such as in az-u-nu-arab.
      return hasCurrency || type !== 'literal' ? value : ''
    })
    .join('')
    // In right-to-left text the sign of "US$" would move before its letters.
    .replace(/([A-Z]\$)$/, '$1\u200e')
  const unit = token ?? (hasCurrency ? '' : currency)
  return unit ? `${text} ${unit}` : text
}
