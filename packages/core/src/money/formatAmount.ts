/**
 * Decimal text for display, exactly: no float in between. A currency gets its own places and symbol; anything else up to
 * eight places, or none where it is whole, and a token's symbol behind. Only zero is shown as zero: a smaller amount than
 * its places can show keeps its first digit. Text that is no decimal is returned as it is: what the service holds is shown.
 *
 * @param round `up` for what a buyer pays, `down` for what they receive. @default 'down'
 * @param places the most decimal places without a currency. @default 8
 * @param grouping `false` for a field: a group changes with each digit that is typed. @default true
 * @example formatAmount('1234.5', { locale: 'de', currency: 'EUR' }) // '1.234,50 €'
 */
export function formatAmount(
  amount: string,
  options: {
    readonly locale: string
    readonly currency?: string | undefined
    readonly token?: string | undefined
    readonly round?: 'up' | 'down' | undefined
    readonly places?: number | undefined
    readonly grouping?: boolean | undefined
  },
): string {
  // Of more digits Intl would make an ∞.
  if (!/^\d{1,300}(\.\d+)?$/.test(amount)) return amount
  const { locale, currency, token, round = 'down', places = 8, grouping = true } = options
  const hasCurrency = currency !== undefined && /^[A-Z]{3}$/.test(currency)
  const format = new Intl.NumberFormat(locale, {
    ...(hasCurrency
      ? { style: 'currency', currency }
      : {
          minimumFractionDigits: Math.min(2, places),
          maximumFractionDigits: places,
          trailingZeroDisplay: 'stripIfInteger',
        }),
    useGrouping: grouping,
    ...(round === 'up'
      ? { roundingMode: 'ceil' }
      : // A value that its places would cut to zero keeps its first digit.
        { roundingMode: 'trunc', roundingPriority: 'morePrecision', maximumSignificantDigits: 1 }),
  })
  // Given as text, a number is formatted without loss; the type wants a literal.
  const text = format
    .formatToParts(amount as Intl.StringNumericLiteral)
    // Without a currency, a literal is an error of the locale data, such as the words of az-u-nu-arab.
    .map(({ type, value }) => (hasCurrency || type !== 'literal' ? value : ''))
    .join('')
    // In writing from right to left the sign at the end of "US$" would stand before its letters.
    .replace(/([A-Z]\$)$/, '$1\u200e')
  return token === undefined ? text : `${text} ${token}`
}
