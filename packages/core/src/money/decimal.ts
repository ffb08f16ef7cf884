/** Places to which amounts are calculated: more than any token has. */
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

/** Adds amounts of decimal text, without a float. Returns decimal text with thirty decimal places. */
export function sumAmounts(amounts: readonly string[]): string {
  const sum = amounts.reduce((total, amount) => total + units(amount), BigInt(0))
  const digits = String(sum).padStart(PLACES + 1, '0')
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}

function units(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'))
}
