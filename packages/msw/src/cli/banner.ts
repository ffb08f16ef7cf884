import type { ScenarioName } from '../scenarios/scenarios.ts'
import { type ServiceExtension, scenariosWith } from '../service/extension.ts'
import { CHALLENGE_CODE } from '../service/pages/payment/challenge.ts'
import { controls, formatColumns } from './usage.ts'

/** Formats the text printed at the start: the service's URL, keys, cards and controls. */
export function banner(
  url: string,
  {
    extensions,
    scenario,
    seed,
  }: { extensions: readonly ServiceExtension[]; scenario: ScenarioName; seed: number },
): string {
  const scenarios = scenariosWith(extensions)
  return `The simulated onramp service is running at ${url}

Client     baseUrl: '${url}'
Keys       svc_public_sandbox_demo   from any origin
           svc_public_live_demo      from https://shop.example
${cardOf(extensions)}Scenario   ${scenario}: ${scenarios[scenario]?.description}
Seed       ${seed} (repeat this run's ids with --seed ${seed})

Controls (POST needs content-type: application/json)
${formatColumns(controls.map(([method, path, body]) => [method, url + path, body]))}

Scenarios
${formatNames(Object.keys(scenarios))}

Press Ctrl+C to stop.
`
}

/** Formats what a developer needs beside the output of the command: the service's URL and the card. */
export function shortBanner(url: string, extensions: readonly ServiceExtension[]): string {
  return `The simulated onramp service is running at ${url}
${cardOf(extensions)}`
}

/** Only the current contract has card purchases. */
function cardOf(extensions: readonly ServiceExtension[]): string {
  return extensions.some(({ alone }) => alone) ? '' : card
}

const card = `Card       4242 4242 4242 4242, any later date, any security code, any name
           one-time code: ${CHALLENGE_CODE}
`

/** Formats names, five per line. */
function formatNames(names: readonly string[]): string {
  const lines = names.flatMap((_name, index) =>
    index % 5 === 0 ? [names.slice(index, index + 5).join(', ')] : [],
  )
  return lines.map((line) => `  ${line}`).join(',\n')
}
