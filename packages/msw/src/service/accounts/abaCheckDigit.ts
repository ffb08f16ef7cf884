const WEIGHTS = [3, 7, 1]

/** The ninth digit of a routing number of the American Bankers Association. @param first the eight before it */
export function abaCheckDigit(first: string): string {
  const weighted = Array.from(first, (digit, index) => Number(digit) * (WEIGHTS[index % 3] ?? 0))
  const sum = weighted.reduce((total, each) => total + each, 0)
  return String((10 - (sum % 10)) % 10)
}
