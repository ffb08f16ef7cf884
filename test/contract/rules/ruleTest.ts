import { test } from 'vitest'

/** Rules by section: an id and the rule in our own words. */
export type RuleTable = Readonly<Record<string, Readonly<Record<string, string>>>>

type IdOf<Table extends RuleTable> = { [S in keyof Table]: keyof Table[S] }[keyof Table] & string

/** The way to prove a rule of `rules`: a test that is titled by it. */
export function ruleTest<Table extends RuleTable>(rules: Table) {
  const words = new Map(Object.values(rules).flatMap((section) => Object.entries(section)))
  return (id: IdOf<Table>, prove: () => void | Promise<void>): void => {
    test(`${id}: ${words.get(id)}`, prove)
  }
}
