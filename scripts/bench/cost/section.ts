/** A section of the benchmarks: its tables and limits. */
export interface Section {
  readonly title: string
  readonly tables: readonly Table[]
  readonly limits: readonly Limit[]
}

export interface Table {
  /** An explanation in one or two sentences. */
  readonly says: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface Limit {
  /** The limited figure with its unit. */
  readonly name: string
  readonly value: string
  readonly required: string
  readonly holds: boolean
}

export function atMost(name: string, value: number, limit: number): Limit {
  return { name, value: short(value), required: `at most ${short(limit)}`, holds: value <= limit }
}

export function atLeast(name: string, value: number, limit: number): Limit {
  return { name, value: short(value), required: `at least ${short(limit)}`, holds: value >= limit }
}

/** Formats a figure with three significant digits, because the rest is noise; counts stay whole. */
export function short(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000)
    return Math.round(value).toLocaleString('en')
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1)
}
