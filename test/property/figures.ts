import { expect, type TestContext } from 'vitest'

/** One line of a proof's table. */
export interface Figure {
  /** What was counted or measured, with its unit. */
  readonly name: string
  readonly value: string | number
  /** What it must be, in words. Empty for a figure that is only told. */
  readonly required: string
  readonly holds: boolean
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: readonly Figure[]
  }
}

/** Puts figures into the table of the test that made them. It fails where one is not as required. */
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

/** A figure without which the others say little, such as how many cases there were. */
export function told(name: string, value: string | number): Figure {
  return { name, value, required: '', holds: true }
}
