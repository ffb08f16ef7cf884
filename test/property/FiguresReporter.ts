import type { Reporter, TestModule, Vitest } from 'vitest/node'
import type { Figure } from './figures.ts'

/** Prints the figures of each proof as a table after the run. */
export class FiguresReporter implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const tables = modules
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test) => {
        const { figures } = test.meta()
        return figures === undefined ? [] : [`${test.fullName}\n${table(figures)}`]
      })
    if (tables.length > 0) this.#vitest?.logger.log(`\n${tables.join('\n\n')}\n`)
  }
}

function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, required, holds }) => [
    holds ? ' ' : '✗',
    name,
    typeof value === 'number' ? value.toLocaleString('en') : value,
    required,
  ])
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map(([mark = '', name = '', value = '', required = '']) =>
      `${mark} ${name.padEnd(widths[1] ?? 0)}  ${value.padStart(widths[2] ?? 0)}  ${required}`.trimEnd(),
    )
    .join('\n')
}
