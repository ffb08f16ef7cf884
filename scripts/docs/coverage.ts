import { readdirSync, readFileSync } from 'node:fs'
import { rules } from '../../test/contract/rules/rules.ts'
import type { RuleTable } from '../../test/contract/rules/ruleTest.ts'
import { supersededRules } from '../../test/contract/rules/superseded/supersededRules.ts'

/** Every rule, the superseded ones last. */
export const allRules: RuleTable = { ...rules, ...supersededRules }

const folder = new URL('../../test/contract/rules/', import.meta.url)

/** The files that prove each rule of the interface, read from the tests themselves. */
export function provenBy(): ReadonlyMap<string, readonly string[]> {
  const proofs = new Map<string, string[]>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!/\.test\.tsx?$/.test(file)) continue
    const source = readFileSync(new URL(file, folder), 'utf8')
    for (const [, id = ''] of source.matchAll(/^rule\('([\w.]+)'/gm))
      proofs.set(id, [...(proofs.get(id) ?? []), file])
  }
  return proofs
}

/** docs/coverage.md */
export function coverage(): string {
  const proofs = provenBy()
  const link = (file: string) => `[${file}](../test/contract/rules/${file})`
  const sections = Object.entries(allRules).map(([section, entries]) => {
    const rows = Object.entries(entries).map(
      ([id, words]) =>
        `| ${words.replaceAll('|', '\\|')} | \`${id}\` | ${(proofs.get(id) ?? []).map(link).join(', ')} |`,
    )
    return `## ${section}\n\n| rule | id | test |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return `# Rules of the interface and their tests

Every rule the service's interface states, and the file with the test that has the rule as its title. What the interface leaves open is in the
[ledger of assumptions](assumptions.md). Printed by \`npm run docs\`.

${sections.join('\n')}`
}
