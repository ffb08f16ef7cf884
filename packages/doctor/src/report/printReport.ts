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
    ({ id, state, why, isAccepted }): Row => [
      isAccepted && state === 'contradicted' ? 'accepted' : state,
      id,
      why,
    ],
  )
  const headers = page.map(({ state, header, why }): Row => [state, header, why])
  const overrideHints = assumptions.flatMap(({ id, override, isAccepted }) =>
    override === undefined || isAccepted ? [] : [clean(`${id}: ${override}`)],
  )
  if (overrideHints.length > 0)
    overrideHints.push('--accept ID accepts a difference that needs no override.')
  const overridesTitle = hasFile
    ? 'Further overrides, to add to your file'
    : 'Overrides, to paste or to write with --suggest FILE'
  const sections = [
    `Service ${service}`,
    ...section('Routes', table(routes.map(routeRow), clean)),
    ...section('Assumptions', table(verdicts, clean)),
    ...section('Page', table(headers, clean)),
    ...section('To override', overrideHints.map(indent)),
    // Names of fields and paths only, which the patterns of addresses would take for secrets.
    ...(overrides === undefined ? [] : [overridesTitle, overrides.trimEnd()]),
    ...section('To fill in by hand', todos.map(indent)),
    conclusions[exitCode],
  ]
  return `${sections.join('\n\n')}\n`
}

/** Returns a section with a title, or none without lines. */
function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? [[title, ...lines].join('\n')] : []
}

const indent = (line: string) => `  ${line}`

const conclusions = {
  0: 'All well.',
  1: 'The service differs, or something does not work: see above.',
  2: 'No response of the service was seen: check --base-url, the network and the lines above.',
}

type Row = readonly [state: keyof typeof colors, name: string, words: string]

/** Aligns rows, and paints their state. */
function table(rows: readonly Row[], clean: Clean): readonly string[] {
  const cells = rows.map((row) => row.map((cell) => clean(cell).replaceAll(/\s+/g, ' ')))
  return alignColumns(cells).map((line, index) => {
    const [state] = rows[index] ?? ['ok' as const]
    return line.replace(state, styleText(colors[state], state))
  })
}

function routeRow({ id, state, status, ms, words, limits, cookies, cors }: RouteReport): Row {
  const details = [
    ...(status === undefined ? [] : [`${status} in ${ms ?? 0} ms`]),
    words,
    ...limits,
    ...(cookies.length > 0 ? [`sets cookies ${cookies.join(', ')}`] : []),
    ...(cors === undefined ? [] : [`CORS ${[...cors.problems, ...cors.notes].join(', ') || 'ok'}`]),
  ]
  return [state, id, details.filter((each) => each !== '').join('; ')]
}

/** Formats rows as indented lines, in columns that are as wide as their longest cell. */
export function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const widths = (rows[0] ?? []).map((_, column) => widthOf(column))
  return rows.map((row) =>
    indent(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).trimEnd(),
  )
}
