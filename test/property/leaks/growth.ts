import { atMost, type Figure } from '../figures.ts'

/**
 * By how many bytes the heap grew with each case, in the last two thirds of them: what is loaded, compiled and cached at
 * first is no leak. Nothing, where there are too few.
 *
 * @param readings taken at equal distances over all the cases
 */
export function growth(
  readings: readonly number[],
  { cases, most }: { readonly cases: number; readonly most: number },
): readonly Figure[] {
  const third = Math.floor(readings.length / 3)
  if (third === 0) return []
  // The least of each: garbage that is not collected yet only adds.
  const second = Math.min(...readings.slice(third, 2 * third))
  const last = Math.min(...readings.slice(2 * third))
  return [atMost('bytes of heap for each', Math.round((last - second) / (cases / 3)), most)]
}
