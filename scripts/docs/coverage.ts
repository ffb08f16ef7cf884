import { readFileSync } from 'node:fs'
import { rules } from '../../test/contract/rules/rules.ts'
import type { RuleTable } from '../../test/contract/rules/ruleTest.ts'
import { supersededRules } from '../../test/contract/rules/superseded/supersededRules.ts'
import { filesBelow } from '../filesBelow.ts'
import { sitePage, TO_ROOT, table } from './sitePage.ts'

/** Every rule; the superseded contract comes last. */
export const allRules: RuleTable = { ...rules, ...supersededRules }

const folder = new URL('../../test/contract/rules/', import.meta.url)

/** The test files of each rule by its id, read from the sources. */
export function testFilesByRule(): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const file of filesBelow(folder)) {
    if (!/\.test\.tsx?$/.test(file)) continue
    const source = readFileSync(new URL(file, folder), 'utf8')
    for (const [, id = ''] of source.matchAll(/^rule\('([\w.]+)'/gm))
      files.set(id, [...(files.get(id) ?? []), file])
  }
  return files
}

/** Prints the rules of the interface and the test of each. */
export function coverage(): string {
  const files = testFilesByRule()
  const link = (file: string) => `[${file}](${TO_ROOT}/test/contract/rules/${file})`
  const sections = Object.entries(allRules).map(([section, entries]) => {
    const rows = Object.entries(entries).map(([id, rule]) => [
      rule.replaceAll('|', '\\|'),
      `\`${id}\``,
      (files.get(id) ?? []).map(link).join(', '),
    ])
    return `## ${section}\n\n${table(['rule', 'id', 'test'], rows)}\n`
  })
  return sitePage(
    'Rules and their tests',
    'Every rule that the interface of the service states, and the test of each.',
    `Every rule that the service's interface states, and the file of the test with the rule as its title. The
[ledger of assumptions](assumptions.md) lists what the interface does not show.

${sections.join('\n')}`,
  )
}
