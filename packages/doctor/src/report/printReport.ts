import { styleText } from 'node:util'
import type { Clean } from '../redaction/clean.ts'
import type { Report, RouteReport } from './report.ts'

const colors = {
  ok: 'green',
  confirmed: 'green',
  differs: 'yellow',
  contradicted: 'yellow',
  advice: 'yellow',
  failed: 'red',
  problem: 'red',
  skipped: 'gray',
  accepted: 'gray',
  'not observable': 'gray',
} as const

/**
 * Formats a report for a person.
 * @param hasFile whether the merchant has a file of overrides already
 */
export function printReport(report: Report, clean: Clean, hasFile: boolean): string {
  const { assumptions, exitCode, overrides, page, routes, service, todos } = report
  const verdicts = assumptions.map(
    ({ id, state, why, isAccepted }) =>
      [isAccepted && state === 'contradicted' ? 'accepted' : state, id, why] as const,
  )
  const overrideHints = assumptions.flatMap(({ id, override, isAccepted }) =>
    override === undefined || isAccepted ? [] : [`${id}: ${override}`],
  )
  const sections = [
    [`Service ${service}`],
    ['Routes', table(routes.map(routeRow), clean)],
    ['Assumptions', table(verdicts, clean)],
    ...(page.length > 0
      ? [
          [
            'Page',
            table(
              page.map(({ state, header, why }) => [state, header, why]),
              clean,
            ),
          ],
        ]
      : []),
    ...(overrideHints.length > 0
      ? [
          [
            'To override',
            ...overrideHints.map((text) => `  ${clean(text)}`),
            '  --accept ID accepts a difference that needs no override.',
          ],
        ]
      : []),
    // Names of fields and paths only, which the patterns of addresses would take for secrets.
    ...(overrides === undefined
      ? []
      : [
          [
            hasFile
              ? 'Further overrides, to add to your file'
              : 'Overrides, to paste or to write with --suggest FILE',
            '',
            overrides.trimEnd(),
          ],
        ]),
    ...(todos.length > 0 ? [['To fill in by hand', ...todos.map((text) => `  ${text}`)]] : []),
    [conclusions[exitCode]],
  ]
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const conclusions = {
  0: 'All well.',
  1: 'The service differs, or something does not work: see above.',
  2: 'No response of the service was seen: check --base-url, the network and the lines above.',
}

/** Aligns rows of state, name and words, and paints the state. */
function table(
  rows: readonly (readonly [keyof typeof colors, string, string])[],
  clean: Clean,
): string {
  const text = formatColumns(
    rows.map((row) => row.map((cell) => clean(cell).replaceAll(/\s+/g, ' '))),
    2,
  )
  return text
    .split('\n')
    .map((line, index) => {
      const [state] = rows[index] ?? ['ok' as const]
      return line.replace(state, styleText(colors[state], state))
    })
    .join('\n')
}

function routeRow({ id, state, status, ms, words, limits, cookies, cors }: RouteReport) {
  const details = [
    ...(status === undefined ? [] : [`${status} in ${ms ?? 0} ms`]),
    words,
    ...limits,
    ...(cookies.length > 0 ? [`sets cookies ${cookies.join(', ')}`] : []),
    ...(cors === undefined ? [] : [`CORS ${[...cors.problems, ...cors.notes].join(', ') || 'ok'}`]),
  ]
  return [state, id, details.filter((each) => each !== '').join('; ')] as const
}

/** Formats rows as columns, each as wide as its longest cell. */
export function formatColumns(rows: readonly (readonly string[])[], indent: number): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const widths = (rows[0] ?? []).map((_, column) => widthOf(column))
  return rows
    .map((row) => {
      const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0))
      return ' '.repeat(indent) + cells.join('  ').trimEnd()
    })
    .join('\n')
}
