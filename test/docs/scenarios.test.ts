import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contracts } from '../../scripts/docs/openapi/contracts.ts'

const page = readFileSync('site/src/content/docs/reference/scenarios.md', 'utf8')
const scenarios = contracts.flatMap(({ scenarios: each = {} }) => Object.entries(each))
const rows = [...page.matchAll(/^\| `(\w+)` \| (.+) \| (.*) \|$/gm)]

test('the page of scenarios has every scenario with its description, and no other', () => {
  expect(rows.map(([, name, description]) => [name, description])).toEqual(
    scenarios.map(([name, { description }]) => [name, description]),
  )
})

const units: Readonly<Record<string, number>> = { s: 1_000, min: 60_000, h: 3_600_000 }

/** Returns the times of a scenario, which its fields named `…Ms` have. */
function timesOf(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    name.endsWith('Ms') ? [Number(each)] : timesOf(each),
  )
}

test.each(scenarios)('the details of %s have its times, callbacks and errors', (name, scenario) => {
  const details = rows.find(([, each]) => each === name)?.[3] ?? ''
  const times = [...details.matchAll(/(\d+) (s|min|h)\b/g)].map(
    ([, count, unit = '']) => Number(count) * (units[unit] ?? Number.NaN),
  )
  const sorted = (all: readonly number[]) => all.toSorted((a, b) => a - b)
  expect(sorted(times)).toEqual(sorted(timesOf(scenario)).filter((ms) => ms > 0))
  const { callbacks = [], faults = [] } = scenario
  const errors = faults.flatMap(({ response }) =>
    typeof response === 'string' ? [] : [response.error],
  )
  for (const code of [...callbacks.map(({ status }) => status), ...errors])
    expect(details).toContain(`\`${code}\``)
})
