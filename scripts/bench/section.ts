import { table } from '../docs/sitePage.ts'
import type { Spread } from './compare.ts'

/** A section of the page of benchmarks: its tables and limits. */
export interface Section {
  readonly title: string
  readonly tables: readonly {
    /** An explanation in one or two sentences. */
    readonly says: string
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }[]
  readonly limits: readonly Limit[]
}

interface Limit {
  /** The limited figure with its unit. */
  readonly name: string
  readonly value: number
  readonly most: number
}

export const atMost = (name: string, value: number, most: number): Limit => ({ name, value, most })

/** The limits that a section exceeds, in words. */
export function exceeded({ limits }: Section): readonly string[] {
  return limits
    .filter(({ value, most }) => !(value <= most))
    .map(({ name, value, most }) => `${name}: ${short(value)}, at most ${short(most)}`)
}

/** Prints a section for the page and the terminal. */
export function print({ title, tables, limits }: Section): string {
  const rows = limits.map(({ name, value, most }) => [name, short(value), short(most)])
  return [
    `## ${title}`,
    ...tables.flatMap(({ says, head, rows: cells }) => [says, table(head, cells)]),
    ...(limits.length > 0
      ? ['The command fails unless:', table(['limit', 'measured', 'at most'], rows)]
      : []),
  ].join('\n\n')
}

/** `1.52 (1.48–1.57)`, or of counts `24 (16–24)`. */
export function withSpread({ median, low, high }: Spread): string {
  const areCounts = [median, low, high].every(Number.isInteger)
  return `${short(median, areCounts)} (${short(low, areCounts)}–${short(high, areCounts)})`
}

/** Formats a figure with three significant digits, because the rest is noise; counts stay whole. */
export function short(value: number, isCount: boolean = Number.isInteger(value)): string {
  if (isCount || Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en')
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1)
}
