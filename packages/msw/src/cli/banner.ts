import { type ScenarioName, scenarioNames, scenarios } from '../scenarios/scenarios.ts'
import type { Contract } from '../service/options/serviceOptions.ts'
import { CHALLENGE_CODE } from '../service/pages/payment/challenge.ts'
import { controls, listed } from './usage.ts'

/** What is printed once the service is up: where it is, and all one needs to use it. */
export function banner(
  url: string,
  { contract, scenario, seed }: { contract: Contract; scenario: ScenarioName; seed: number },
): string {
  return `The simulated onramp service is at ${url}

Client     give the client baseUrl: '${url}'
Keys       svc_public_sandbox_demo   from every origin
           svc_public_live_demo      from https://shop.example
${contract === 'superseded' ? '' : card}Scenario   ${scenario}: ${scenarios[scenario].description}
Seed       ${seed} (--seed ${seed} gives the same ids again)

Controls (POST needs content-type: application/json)
${listed(
  controls.map(([method, path, body]) => [method, url + path, body]),
  2,
)}

Scenarios
${wrapped(scenarioNames)}

Stop it with Ctrl+C.
`
}

/** The superseded contract sells nothing by card. */
const card = `Card       4242 4242 4242 4242, any expiry date to come, any security code
           the bank asks for a code: ${CHALLENGE_CODE}
`

/** Names, five to a line. */
function wrapped(names: readonly string[]): string {
  const lines = names.flatMap((_name, index) =>
    index % 5 === 0 ? [names.slice(index, index + 5).join(', ')] : [],
  )
  return lines.map((line) => `  ${line}`).join(',\n')
}
