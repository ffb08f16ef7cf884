import { scenarios } from '../scenarios/scenarios.ts'
import { contracts } from './contracts.ts'

/** The controls over HTTP: method, path and an example of a body. */
export const controls = [
  ['POST', '/_simulator/reset', ''],
  ['POST', '/_simulator/clock', '{"advance_ms": 4000}'],
  ['POST', '/_simulator/orders/{id}/callbacks', '{"status": "order_cancelled"}'],
  [
    'POST',
    '/_simulator/customers/{wallet}/status',
    '{"status": "active"}, for a wallet of several keys also its "publishable_key"',
  ],
  ['POST', '/_simulator/scenario', '{"name": "declined"}, for one order also its "order_id"'],
  ['GET', '/_simulator/scenarios', ''],
  ['GET', '/_simulator/state', ''],
] as const

/** Formats rows as indented columns, each as wide as its longest cell. */
export function formatColumns(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd()
  return rows.map((row) => `  ${lineOf(row)}`).join('\n')
}

const flags = [
  ['--port N', 'port to listen on; 0 picks a free one (default 4010)'],
  ['--host ADDRESS', 'address to listen on (default 127.0.0.1, this machine only)'],
  ['--allow-header NAME', 'request header that pages may send, such as traceparent; repeatable'],
  ['--allow-origin URL', 'origin that may use the controls, besides this machine; repeatable'],
  ['--contract NAME', `${contracts.slice(0, -1).join(', ')} or both (default current)`],
  ['--rate-limit N', 'requests per minute, for each key and origin (default unlimited)'],
  ['--latency MS', 'delay of the routes and pages: 200, or a range 100-800 (default 0)'],
  ['--seed N', 'seed of all ids; the same seed gives the same ids (default random)'],
  ['--scenario NAME', 'scenario at the start, one of those below'],
  ['--markets LIST', 'countries that the card rail serves, such as US,DE (default all)'],
  [
    '--payment-methods LIST',
    'slugs that every country has, such as card,sepa (default those of the interface)',
  ],
  ['-h, --help', 'print this help'],
]

/** The output of `onramp-service --help`. */
export const usage = `Serves the simulated onramp service over HTTP. No money moves.

Usage: onramp-service [flags] [-- COMMAND]

A COMMAND, such as \`onramp-service -- vite\`, runs beside the service, ends with it, and finds its URL in ONRAMP_URL.
Without other flags than --port and --host, it uses a service like that which has the port already.

${formatColumns(flags)}

Scenarios
${formatColumns(Object.entries(scenarios).map(([name, { description }]) => [name, description]))}

Controls, no key needed; POST needs content-type: application/json
${formatColumns(controls)}
`
