/** What becomes of the digits there is no place for. */
export type Rounding = 'up' | 'down'

/** Integer division of non-negative numbers, rounded as said. */
export function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  return rounding === 'down' ? dividend / divisor : (dividend + divisor - 1n) / divisor
}

/**
 * Decimal text as a whole number of units, `places` decimal places to one: `("1.5", 2)` is `150n`.
 * @returns `undefined` when it is no whole number of units; zeros at the end are no finer amount
 */
export function parseDecimal(text: string, places: number): bigint | undefined {
  const [whole = '0', written = ''] = text.split('.')
  const fraction = written.replace(/(?<!0)0+$/, '')
  return fraction.length > places ? undefined : BigInt(whole + fraction.padEnd(places, '0'))
}

/** Units as decimal text with all of its places: `(150n, 2)` is `"1.50"`. */
export function formatDecimal(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
