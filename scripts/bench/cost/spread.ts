import { short } from './section.ts'

/** The median and the interquartile range of a series of measurements. */
export interface Spread {
  readonly median: number
  readonly low: number
  readonly high: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN
  return { median: at(0.5), low: at(0.25), high: at(0.75) }
}

/** `1.52 (1.48–1.57)` */
export function withSpread({ median, low, high }: Spread): string {
  return `${short(median)} (${short(low)}–${short(high)})`
}
