import { atMost, type Figure } from '../figures.ts'

/**
 * By how many bytes the heap grew with each case, in the last two thirds of them: what is loaded, compiled and cached at
 * first is no leak. Medians, so that one reading more or less does not matter. Nothing, where there are too few.
 *
 * @param readings taken at equal distances over all the cases
 */
export function growth(
  readings: readonly number[],
  { cases, most }: { readonly cases: number; readonly most: number },
): readonly Figure[] {
  const third = Math.floor(readings.length / 3)
  const second = median(readings.slice(third, 2 * third))
  const last = median(readings.slice(2 * third))
  if (second === undefined || last === undefined) return []
  return [atMost('bytes of heap for each', Math.round((last - second) / (cases / 3)), most)]
}

function median(readings: readonly number[]): number | undefined {
  return readings.toSorted((a, b) => a - b)[Math.floor(readings.length / 2)]
}
