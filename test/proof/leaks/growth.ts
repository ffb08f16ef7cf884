/**
 * By how much a measure grew with each case, in the last two thirds of them: what is loaded, compiled and cached at first
 * is no leak. Medians, so that one reading more or less does not matter.
 *
 * @param readings taken at equal distances over all the cases
 */
export function growth(readings: readonly number[], cases: number): number {
  const third = Math.floor(readings.length / 3)
  const [second, last] = [readings.slice(third, 2 * third), readings.slice(2 * third, 3 * third)]
  return Math.round((median(last) - median(second)) / (cases / 3))
}

function median(readings: readonly number[]): number {
  const sorted = readings.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
