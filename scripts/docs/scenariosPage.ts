import type { Scenario } from '@onramp-kit/msw'
import { contracts } from './openapi/contracts.ts'
import { sitePage, table } from './sitePage.ts'

/** Prints the scenarios of the simulated service. */
export function scenariosPage(): string {
  const all = contracts.flatMap(({ scenarios = {} }) => Object.entries(scenarios))
  const rows = all.map(([name, scenario]) => [
    `\`${name}\``,
    scenario.description,
    changes(scenario).join('; '),
  ])
  return sitePage(
    'Scenarios',
    'What the simulated service can do differently, by name.',
    `A scenario changes how the simulated service behaves. Times follow the service's virtual clock, except delays of
responses.

${table(['name', 'behavior', 'details'], rows)}

## Select a scenario

| where | for the service | for one order |
| --- | --- | --- |
| at the start | \`createService({ scenario: 'declined' })\` | |
| in code | \`service.scenario('declined')\` | \`service.scenario('declined', orderId)\` |
| on the command line | \`npx onramp-service --scenario declined\` | |
| over HTTP | \`POST /_simulator/scenario {"name": "declined"}\` | \`POST /_simulator/scenario {"name": "declined", "order_id": "…"}\` |

An order's own scenario takes precedence for its callbacks, its page and its reads. \`service.state()\` and
\`GET /_simulator/state\` show the current scenario. A reset returns to the initial one.

Where the table says that the buyer pays or the customer applies, the service does so in that person's place, unless a
person has opened the hosted page by then. Random faults are drawn from the \`seed\`: the same requests get the same
faults.`,
    'declined, fails, offline, slow, outage, simulate an error, edge case',
  )
}

/** Describes each change of a scenario in a few words. */
function changes({
  accounts,
  applicant,
  buyer,
  callbacks = [],
  faults = [],
  identity,
  latency,
  markets,
  payment,
}: Scenario): readonly string[] {
  const words: (string | undefined)[] = [
    buyer && `the buyer ${buyer.action}s after ${duration(buyer.afterMs)}`,
    paymentWords(payment),
    ...callbacks.map(
      ({ afterMs, lost, status }) =>
        `\`${status}\` ${afterMs === 0 ? 'at once' : `after ${duration(afterMs)}`}${lost ? ', lost' : ''}`,
    ),
    ...faults.map(faultWords),
    latency && `delay of ${duration(latency.minMs)} to ${duration(latency.maxMs)}`,
    markets && `markets: ${markets.join(', ') || 'none'}`,
    applicant &&
      `the customer applies ${duration(applicant.afterMs)} after the request for the identity page`,
    identity && `identity: ${identity}`,
    accounts && `accounts: ${accounts}`,
  ]
  return words.filter((each) => each !== undefined)
}

function paymentWords(payment: Scenario['payment']): string | undefined {
  if (payment?.outcome === 'declined') return `canceled after ${duration(payment.cancelAfterMs)}`
  return payment?.reviewMs === undefined ? undefined : `reviewed for ${duration(payment.reviewMs)}`
}

const faultDescriptions = {
  dropped: 'connection dropped before the service acts',
  dropped_late: 'connection dropped after the service acted',
  bad_gateway: '502 with an HTML page',
  truncated: 'half of the body missing',
} as const

function faultWords({ probability, response }: NonNullable<Scenario['faults']>[number]): string {
  const what =
    typeof response === 'string'
      ? faultDescriptions[response]
      : `\`${response.error}\` on routes that declare it${response.retryAfter === undefined ? '' : `, \`Retry-After: ${response.retryAfter}\``}`
  return probability === undefined ? what : `${probability * 100}%: ${what}`
}

function duration(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 60 || seconds % 60) return `${seconds} s`
  return seconds < 3600 || seconds % 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`
}
