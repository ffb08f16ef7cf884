/** Places to which two amounts are compared: more than any token has. */
const PLACES = 30

/**
 * Compares two amounts of decimal text by value, without a float. Returns a negative number, 0 or a positive number.
 *
 * @example compareAmounts('50', '050.00') // 0
 */
export function compareAmounts(one: string, other: string): number {
  const [a, b] = [units(one), units(other)]
  return a < b ? -1 : Number(a > b)
}

function units(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'))
}
