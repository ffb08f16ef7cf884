import { atMost, type Figure } from '../figures.ts'

/**
 * The heap growth in bytes for each case, over the last two thirds of the cases, because loading, compiling and caching
 * at the start is not a leak. Empty if there are too few readings.
 *
 * @param readings heap sizes at regular intervals over all cases
 */
export function growth(
  readings: readonly number[],
  { cases, most }: { readonly cases: number; readonly most: number },
): readonly Figure[] {
  const third = Math.floor(readings.length / 3)
  if (third === 0) return []
  // The minimum of each: uncollected garbage only adds.
  const second = Math.min(...readings.slice(third, 2 * third))
  const last = Math.min(...readings.slice(2 * third))
  return [atMost('bytes of heap for each', Math.round((last - second) / (cases / 3)), most)]
}
