import { test } from 'vitest'

/** Rules by section and id. */
export type RuleTable = Readonly<Record<string, Readonly<Record<string, string>>>>

type IdOf<Table extends RuleTable> = { [S in keyof Table]: keyof Table[S] }[keyof Table] & string

/** Returns a function that declares the test of a rule, with the rule as its title. */
export function ruleTest<Table extends RuleTable>(rules: Table) {
  const titles = new Map(Object.values(rules).flatMap((section) => Object.entries(section)))
  return (id: IdOf<Table>, prove: () => void | Promise<void>): void => {
    test(`${id}: ${titles.get(id)}`, prove)
  }
}
