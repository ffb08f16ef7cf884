import { readdirSync, readFileSync } from 'node:fs'
import type { Assumption, Route } from '@onramp-kit/core/contract'
import { contracts } from './openapi/contracts.ts'

/** Every entry of the ledger, the superseded ones last. */
export const ledger: readonly (readonly [id: string, Assumption])[] = contracts.flatMap(
  ({ assumptions }) => Object.entries(assumptions),
)

const folder = new URL('../../test/assumptions/', import.meta.url)

interface OverrideTest {
  readonly words: string
  readonly file: string
}

/** The tests of what the ledger says beside each assumption, read from the tests themselves. */
export function overrideTests(): ReadonlyMap<string, readonly OverrideTest[]> {
  const tests = new Map<string, OverrideTest[]>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!/\.test\.tsx?$/.test(file)) continue
    const source = readFileSync(new URL(file, folder), 'utf8')
    for (const [, id = '', single, double = ''] of source.matchAll(
      /^override\(\s*'([\w.]+)',\s*(?:'([^']*)'|"([^"]*)")/gm,
    ))
      tests.set(id, [...(tests.get(id) ?? []), { words: single ?? double, file }])
  }
  return tests
}

/** docs/assumptions.md */
export function assumptionsPage(): string {
  const tests = overrideTests()
  const routes = contracts.flatMap((contract) => Object.entries(contract.routes))
  const entries = ledger.map(([id, entry]) => {
    const resting = routes.flatMap(([name, route]) => restingParts(name, route, id))
    const proofs = (tests.get(id) ?? []).map(
      ({ words, file }) => `[${words}](../test/assumptions/${file})`,
    )
    return [
      `## \`${id}\`\n`,
      `- **Not shown:** ${entry.notShown}`,
      `- **Assumed:** ${entry.assumed}`,
      'override' in entry
        ? `- **Override:** ${entry.override}`
        : `- **No override:** ${entry.otherwise}`,
      ...(resting.length > 0 ? [`- **Rest on it:** ${resting.join(', ')}`] : []),
      `- **Test:** ${proofs.join('; ')}\n`,
    ].join('\n')
  })
  return `# Assumptions

What the service's interface does not show, what is taken to be so, and how to say otherwise. An answer that breaks an
assumption fails with a ContractError that names it. Printed from
[\`assumptions.ts\`](../packages/core/src/contract/assumptions.ts) by \`npm run docs\`.

${entries.join('\n')}`
}

/** The parts of a route that rest on an entry, such as "\`card.quote\` (input)". */
function restingParts(name: string, { assumes }: Route, id: string): readonly string[] {
  const parts = Object.entries(assumes)
    .filter(([, ids]) => ids.includes(id))
    .map(([part]) => part)
  return parts.length > 0 ? [`\`${name}\` (${parts.join(', ')})`] : []
}
