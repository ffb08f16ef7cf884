import { type Scenario, scenarios } from '@onramp-kit/msw'

/** docs/scenarios.md */
export function scenariosPage(): string {
  const rows = Object.entries(scenarios).map(
    ([name, scenario]) =>
      `| \`${name}\` | ${scenario.description} | ${bent(scenario).join('; ')} |`,
  )
  return `# Scenarios

What goes otherwise in the simulated service, chosen by name. Times are of the service's virtual clock, except how
long an answer takes. Printed by \`npm run docs\`.

| name | what happens | in detail |
| --- | --- | --- |
${rows.join('\n')}

## Choosing one

| where | for the service | for one order |
| --- | --- | --- |
| at the start | \`createService({ scenario: 'declined' })\` | |
| in code | \`service.scenario('declined')\` | \`service.scenario('declined', orderId)\` |
| on the command line | \`npx onramp-service --scenario declined\` | |
| over HTTP | \`POST /_simulator/scenario {"name": "declined"}\` | \`POST /_simulator/scenario {"name": "declined", "order_id": "…"}\` |

An order's own scenario wins for its callbacks, its page and the reads of it. \`service.state()\` and
\`GET /_simulator/state\` tell what is in force. A reset goes back to the one of the start.

Where a buyer pays, or a customer applies, after some seconds, the service does it in that person's place, unless
somebody has opened the hosted page by then. What is left to chance is drawn from the \`seed\`: the same requests meet
the same fate.
`
}

/** What a scenario bends, a few words for each part. */
function bent(scenario: Scenario): readonly string[] {
  const {
    accounts,
    applicant,
    buyer,
    callbacks = [],
    faults = [],
    identity,
    latency,
    markets,
  } = scenario
  const words: (string | undefined)[] = [
    buyer && `the buyer ${buyer.does}s after ${duration(buyer.afterMs)}`,
    paymentWords(scenario),
    ...callbacks.map(
      ({ afterMs, lost, status }) =>
        `\`${status}\` ${afterMs === 0 ? 'at once' : `after ${duration(afterMs)}`}${lost ? ', lost' : ''}`,
    ),
    ...faults.map(faultWords),
    latency && `${duration(latency.minMs)} to ${duration(latency.maxMs)}`,
    markets && `markets: ${markets.join(', ') || 'none'}`,
    applicant &&
      `the customer applies ${duration(applicant.afterMs)} after the identity page was asked for`,
    identity && `identity: ${identity}`,
    accounts && `accounts: ${accounts}`,
  ]
  return words.filter((each) => each !== undefined)
}

function paymentWords({ payment }: Scenario): string | undefined {
  if (payment?.outcome === 'declined') return `given up after ${duration(payment.givenUpAfterMs)}`
  return payment?.reviewMs === undefined ? undefined : `reviewed for ${duration(payment.reviewMs)}`
}

const breaks = {
  dropped: 'the connection is dropped before the service acted',
  dropped_late: 'the connection is dropped after the service acted',
  bad_gateway: 'an HTML page with 502',
  truncated: 'half of the body',
} as const

function faultWords({ chance, response }: NonNullable<Scenario['faults']>[number]): string {
  const what =
    typeof response === 'string'
      ? breaks[response]
      : `\`${response.error}\` where a route declares it${response.retryAfter === undefined ? '' : `, \`Retry-After: ${response.retryAfter}\``}`
  return chance === undefined ? what : `${chance * 100}%: ${what}`
}

function duration(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 60 || seconds % 60) return `${seconds} s`
  return seconds < 3600 || seconds % 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`
}
