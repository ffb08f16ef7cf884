import { expect, type TestContext } from 'vitest'

/** One line of a proof's table. */
export interface Figure {
  /** What was measured, with its unit. */
  readonly name: string
  readonly value: string | number
  /** The requirement as text. Empty for an informative figure. */
  readonly required: string
  readonly holds: boolean
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: readonly Figure[]
  }
}

/** Adds figures to the table of a test, and fails unless every one of them holds. */
export function prove({ task }: Pick<TestContext, 'task'>, figures: readonly Figure[]): void {
  task.meta.figures = figures
  expect(figures.filter(({ holds }) => !holds)).toEqual([])
}

export function exactly(name: string, value: number, wanted: number): Figure {
  return { name, value, required: `${wanted}`, holds: value === wanted }
}

export function atMost(name: string, value: number, limit: number): Figure {
  return { name, value, required: `at most ${limit}`, holds: value <= limit }
}

export function atLeast(name: string, value: number, limit: number): Figure {
  return { name, value, required: `at least ${limit}`, holds: value >= limit }
}

/** An informative figure, such as the number of cases. */
export function info(name: string, value: string | number): Figure {
  return { name, value, required: '', holds: true }
}
