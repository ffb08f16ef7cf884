/**
 * Decimal text for display, exactly: no float in between. A currency gets its own places and symbol; a token up to
 * eight places and its symbol behind. Text that is no decimal is returned as it is: what the service holds is shown.
 *
 * @param round `up` for what a buyer pays, `down` for what they receive. @default 'down'
 * @example formatAmount('1234.5', { locale: 'de', currency: 'EUR' }) // '1.234,50 €'
 */
export function formatAmount(
  amount: string,
  options: {
    readonly locale: string
    readonly currency?: string
    readonly token?: string
    readonly round?: 'up' | 'down'
  },
): string {
  if (!/^\d+(\.\d+)?$/.test(amount)) return amount
  const { locale, currency, token, round = 'down' } = options
  const format = new Intl.NumberFormat(locale, {
    ...(currency !== undefined && /^[A-Z]{3}$/.test(currency)
      ? { style: 'currency', currency }
      : { maximumFractionDigits: 8 }),
    roundingMode: round === 'up' ? 'ceil' : 'trunc',
  })
  // Given as text, a number is formatted without loss; the type wants a literal.
  const text = format.format(amount as Intl.StringNumericLiteral)
  return token === undefined ? text : `${text} ${token}`
}
