/** What becomes of the digits there is no place for. */
export type Rounding = 'up' | 'down'

/** Integer division of non-negative numbers, rounded as said. */
export function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  return rounding === 'down' ? dividend / divisor : (dividend + divisor - 1n) / divisor
}

/**
 * Decimal text as a whole number of units, `places` decimal places to one: `("1.5", 2)` is `150n`.
 */
export function parseDecimal(text: string, places: number, rounding: Rounding): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  const digits = BigInt(whole + fraction)
  return fraction.length <= places
    ? digits * 10n ** BigInt(places - fraction.length)
    : divide(digits, 10n ** BigInt(fraction.length - places), rounding)
}

/** Units as decimal text with all of its places: `(150n, 2)` is `"1.50"`. */
export function formatDecimal(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
