import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Assumption, Route } from '@onramp-kit/core/contract'
import { contracts } from './openapi/contracts.ts'

/** Every entry of the ledger, the superseded ones last. */
export const ledger: readonly (readonly [id: string, Assumption])[] = contracts.flatMap(
  ({ assumptions }) => Object.entries(assumptions),
)

const root = fileURLToPath(new URL('../..', import.meta.url))

interface OverrideTest {
  readonly id: string
  readonly title: string
  /** From the root of the repository. */
  readonly file: string
}

/** The tests titled `override <id>: …`, or `no override <id>: …`, read from the tests themselves. */
export function overrideTests(): readonly OverrideTest[] {
  const files = ['packages', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  return files
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .toSorted()
    .flatMap((file) => {
      const titles = readFileSync(join(root, file), 'utf8').matchAll(
        /^test\(\s*(['"])((?:no )?override ([\w.]+): .*?)\1,/gm,
      )
      return [...titles].map(([, , title = '', id = '']) => ({ id, title, file }))
    })
}

/** docs/assumptions.md */
export function assumptionsPage(): string {
  const tests = overrideTests()
  const routes = contracts.flatMap((contract) => Object.entries(contract.routes))
  const entries = ledger.map(([id, entry]) => {
    const resting = routes.flatMap(([name, route]) => restingParts(name, route, id))
    const proofs = tests
      .filter((test) => test.id === id)
      .map(({ title, file }) => `[${title}](../${file})`)
    return [
      `## \`${id}\`\n`,
      `- **Not shown:** ${entry.notShown}`,
      `- **Assumed:** ${entry.assumed}`,
      'override' in entry
        ? `- **Override:** ${entry.override}`
        : `- **No override:** ${entry.otherwise}`,
      ...(resting.length > 0 ? [`- **What rests on it:** ${resting.join(', ')}`] : []),
      `- **Test:** ${proofs.join('; ')}\n`,
    ].join('\n')
  })
  return `# Assumptions

What the service's interface does not show, what is taken to be so, and how to say otherwise. An answer that breaks an
assumption fails with a ContractError that names it. Printed from
[\`assumptions.ts\`](../packages/core/src/contract/assumptions.ts) and
[\`superseded/assumptions.ts\`](../packages/core/src/contract/superseded/assumptions.ts) by \`npm run docs\`.

${entries.join('\n')}`
}

/** The parts of a route that rest on an entry, such as "\`card.quote\` (input)". */
function restingParts(name: string, { assumes }: Route, id: string): readonly string[] {
  const parts = Object.entries(assumes)
    .filter(([, ids]) => ids.includes(id))
    .map(([part]) => part)
  return parts.length > 0 ? [`\`${name}\` (${parts.join(', ')})`] : []
}
