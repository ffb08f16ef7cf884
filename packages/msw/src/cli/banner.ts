import { type ScenarioName, scenarioNames, scenarios } from '../scenarios/scenarios.ts'
import { CHALLENGE_CODE } from '../service/hostedPage/payment/answerChallenge.ts'
import { controls } from './controls.ts'
import { listed } from './listed.ts'

/** What is printed once the service is up: where it is, and all one needs to use it. */
export function banner(url: string, seed: number, scenario: ScenarioName): string {
  return `The simulated onramp service is at ${url}

Client     give the client baseUrl: '${url}'
Keys       svc_public_sandbox_demo   from every origin
           svc_public_live_demo      from https://shop.example
Card       4242 4242 4242 4242, any expiry date to come, any security code
           the bank asks for a code: ${CHALLENGE_CODE}
Scenario   ${scenario}: ${scenarios[scenario].description}
Seed       ${seed} (--seed ${seed} gives the same ids again)

Controls
${listed(
  controls.map(([method, path, body]) => [method, url + path, body]),
  2,
)}

Scenarios
${wrapped(scenarioNames)}

Stop it with Ctrl+C.
`
}

/** Names, five to a line. */
function wrapped(names: readonly string[]): string {
  const lines = names.flatMap((_name, index) =>
    index % 5 === 0 ? [names.slice(index, index + 5).join(', ')] : [],
  )
  return lines.map((line) => `  ${line}`).join(',\n')
}
