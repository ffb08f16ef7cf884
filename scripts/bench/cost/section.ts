/** A part of the bench: what was measured, and what must hold of it. */
export interface Section {
  readonly title: string
  readonly tables: readonly Table[]
  readonly limits: readonly Limit[]
}

export interface Table {
  /** What it means, in a sentence or two. */
  readonly says: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Folded away on the page, since it is long. */
  readonly folded?: string
}

export interface Limit {
  /** What is limited, with its unit. */
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

/** Three digits are as many as noise leaves a meaning; counts are whole. */
export function short(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000)
    return Math.round(value).toLocaleString('en')
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1)
}
