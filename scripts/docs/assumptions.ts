import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Assumption, Route } from '@onramp-kit/core/contract'
import { filesBelow } from '../filesBelow.ts'
import { contracts } from './openapi/contracts.ts'
import { sitePage, TO_ROOT } from './sitePage.ts'

/** Every entry of the ledger; the superseded contract comes last. */
export const ledger: readonly (readonly [id: string, Assumption])[] = contracts.flatMap(
  ({ assumptions }) => Object.entries(assumptions),
)

const root = fileURLToPath(new URL('../..', import.meta.url))

interface OverrideTest {
  readonly id: string
  readonly title: string
  /** Relative to the root of the repository. */
  readonly file: string
}

/** Reads the tests titled `override <id>: …` or `no override <id>: …` from the sources. */
export function overrideTests(): readonly OverrideTest[] {
  const files = ['packages', 'test'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((file) => `${folder}/${file}`),
  )
  return files
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .flatMap((file) => {
      const titles = readFileSync(join(root, file), 'utf8').matchAll(
        /^test\(\s*(['"])((?:no )?override ([\w.]+): .*?)\1,/gm,
      )
      return [...titles].map(([, , title = '', id = '']) => ({ id, title, file }))
    })
}

/** Prints the ledger of assumptions. */
export function assumptionsPage(): string {
  const tests = overrideTests()
  const routes = contracts.flatMap((contract) => Object.entries(contract.routes))
  const entries = ledger.map(([id, entry]) => {
    const dependent = routes.flatMap(([name, route]) => dependentParts(name, route, id))
    const proofs = tests
      .filter((test) => test.id === id)
      .map(({ title, file }) => `[${title}](${TO_ROOT}/${file})`)
    return [
      `## \`${id}\`\n`,
      `- **Not shown:** ${entry.notShown}`,
      `- **Assumed:** ${entry.assumed}`,
      'override' in entry
        ? `- **Override:** ${entry.override}`
        : `- **No override:** ${entry.otherwise}`,
      ...(dependent.length > 0 ? [`- **Used by:** ${dependent.join(', ')}`] : []),
      `- **Test:** ${proofs.join('; ')}\n`,
    ].join('\n')
  })
  return sitePage(
    'Assumptions',
    'What the interface of the service does not show, what Onramp Kit assumes, and how to override it.',
    `Each entry names something that the service's interface does not show, what Onramp Kit assumes instead, and how to
override the assumption. A response that breaks an assumption throws a ContractError that names the entry.

The ledger is data in the repository:
[\`assumptions.ts\`](${TO_ROOT}/packages/core/src/contract/assumptions.ts) and
[that of the superseded contract](${TO_ROOT}/packages/superseded/src/contract/assumptions.ts).

${entries.join('\n')}`,
  )
}

/** The parts of a route that depend on an entry, such as "\`card.quote\` (input)". */
function dependentParts(name: string, { assumes }: Route, id: string): readonly string[] {
  const parts = Object.entries(assumes)
    .filter(([, ids]) => ids.includes(id))
    .map(([part]) => part)
  return parts.length > 0 ? [`\`${name}\` (${parts.join(', ')})`] : []
}
