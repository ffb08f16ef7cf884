import { expect, test } from 'vitest'
import {
  findDeclaration,
  membersOf,
  publicDeclarations,
} from '../../scripts/docs/reference/entries.ts'
import { plannedNames, referencePages } from '../../scripts/docs/reference/referencePages.ts'

test.each([...plannedNames()])('the reference describes each export of %s once', (entry, names) => {
  expect(names.toSorted()).toEqual([...publicDeclarations(entry).keys()].toSorted())
})

test('the reference lists props whose type is a selection of another', () => {
  const props = findDeclaration('CheckoutProps')
  const required = props && membersOf(props).members.filter(({ isOptional }) => !isOptional)
  expect(required?.map(({ name }) => name)).toEqual(['wallet', 'chain', 'token'])
})

test('the reference links assumptions to the ledger', () => {
  const pages = Object.values(referencePages()).map((print) => print())
  expect(pages.join('\n')).toMatch(/\(Assumption \[`[\w.]+`\]\(assumptions\.md#\w+\)\.\)/)
  expect(pages.join('\n')).not.toMatch(/\(Interface|\s@(?:returns|throws|format|param)\b/)
})
