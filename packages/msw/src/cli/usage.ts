import { scenarios } from '../scenarios/scenarios.ts'

/** The controls over HTTP, each with a body that shows its use. */
export const controls = [
  ['POST', '/_simulator/reset', ''],
  ['POST', '/_simulator/clock', '{"advance_ms": 4000}'],
  ['POST', '/_simulator/orders/{id}/callbacks', '{"status": "order_cancelled"}'],
  ['POST', '/_simulator/customers/{wallet}/status', '{"status": "active"}'],
  ['POST', '/_simulator/scenario', '{"name": "declined"}, for one order with its "order_id"'],
  ['GET', '/_simulator/state', ''],
] as const

/** Rows as columns, each as wide as its longest cell. */
export function listed(rows: readonly (readonly string[])[], indent: number): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows
    .map(
      (row) =>
        ' '.repeat(indent) +
        row
          .map((cell, column) => cell.padEnd(widthOf(column)))
          .join('  ')
          .trimEnd(),
    )
    .join('\n')
}

const flags = [
  ['--port N', 'port to listen on; 0 picks a free one (default 4010)'],
  ['--host ADDRESS', 'address to listen on (default 127.0.0.1, this machine only)'],
  [
    '--allow-origin URL',
    'origin whose pages may use the controls, beside this machine; repeatable',
  ],
  ['--contract NAME', 'current, superseded or both (default current)'],
  ['--rate-limit N', 'requests a minute for each key and origin (default 120)'],
  ['--latency MS', 'how long an answer takes: 200, or from the least to the most 100-800'],
  ['--seed N', 'start of the sequence ids come from; the same seed gives the same ids'],
  ['', '(default a new one each time, printed at the start)'],
  ['--scenario NAME', 'what goes otherwise than by default, one of those below'],
  ['--markets LIST', 'countries the card rail serves, such as US,DE (default all)'],
  ['-h, --help', 'prints this'],
]

/** What `onramp-service --help` prints. */
export const usage = `Serves the simulated onramp service over HTTP. No money moves.

Usage: onramp-service [flags]

${listed(flags, 2)}

Scenarios
${listed(
  Object.entries(scenarios).map(([name, { description }]) => [name, description]),
  2,
)}

Controls, without a key; POST needs content-type: application/json
${listed(controls, 2)}
`
