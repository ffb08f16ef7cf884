import { alignColumns } from '../report/printReport.ts'

const flags = [
  ['--base-url URL', 'base URL of the service'],
  [
    '--key KEY',
    'publishable key; prefer ONRAMP_KEY, which read -rs keeps out of the shell history',
  ],
  ['--wallet ADDRESS', 'EVM wallet to read and to price for'],
  ['--origin URL', 'origin of your page: sent with each request, and checked for CORS'],
  ['--page URL', 'your page with the checkout: its security headers are checked'],
  ['--overrides FILE', 'your overrides of createOnrampClient: the default export of a module'],
  ['--suggest FILE', 'writes the overrides that were found to a new TypeScript file'],
  ['--order ID', 'also reads this order'],
  [
    '--watch-order ID',
    'only polls this order, prints each status with its time, and exits with 0 once it is terminal',
  ],
  [
    '--allow-purchase',
    'also opens a purchase, which is never paid, and prints the id of its order',
  ],
  [
    '--allow-registration',
    'also registers the wallet, with --email, and tries other paths of the hosted pages',
  ],
  ['--live', 'lets both of these act with a live key: a real order, a real registration'],
  ['--email ADDRESS', 'email address of the registration'],
  ['--amount N', 'amount of the quote and the purchase (default 50)'],
  ['--country CODE', 'country of the buyer (default US)'],
  ['--accept ID', 'exits with 0 although this assumption is contradicted; repeatable'],
  ['--timeout MS', 'time limit of each request (default 10000)'],
  ['--json', 'prints the report as JSON'],
  ['-h, --help', 'prints this help'],
]

const exitCodes = [
  ['0', 'all well'],
  [
    '1',
    'the service differs from an assumption, a route, CORS or the page has a problem, or the watched order is not terminal',
  ],
  ['2', 'the service cannot be reached, or another server answers'],
  ['64', 'invalid flags or overrides'],
]

/** The output of `onramp-doctor --help`. */
export const usage = `Compares an onramp service with what @onramp-kit/core assumes about it, and suggests the overrides.

Usage: read -rs ONRAMP_KEY && export ONRAMP_KEY
       onramp-doctor --base-url URL --wallet ADDRESS [flags]

Reads, quotes and requests for hosted links only, unless a flag allows more.

${alignColumns(flags).join('\n')}

Exit codes
${alignColumns(exitCodes).join('\n')}
`
