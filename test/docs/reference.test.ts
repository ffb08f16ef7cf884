import { expect, test } from 'vitest'
import { findDeclaration, publicDeclarations } from '../../scripts/docs/reference/entries.ts'
import { membersOf } from '../../scripts/docs/reference/membersOf.ts'
import { declarationsOf } from '../../scripts/docs/reference/readDeclarations.ts'
import { plannedNames } from '../../scripts/docs/reference/referencePages.ts'

test.each([...plannedNames()])('the reference describes each export of %s once', (entry, names) => {
  expect(names.toSorted()).toEqual([...publicDeclarations(entry).keys()].toSorted())
})

test('the reference lists props whose type is a selection of another', () => {
  const props = findDeclaration('CheckoutProps')
  const required = props && membersOf(props).members.filter(({ isOptional }) => !isOptional)
  expect(required?.map(({ name }) => name)).toEqual(['wallet', 'chain', 'token'])
})

test('the reference reads members, bases, defaults and overloads', () => {
  const source = `
    /** Options. (Assumption \`card.fields\`.) */
    export interface Options extends Base {
      /** How many. @default 5 */
      readonly count?: number | undefined
      /** Reads it. */
      read(id: string): void
    }
    /** Adds. */
    export function add(a: string): string
    export function add(a: number): number
    export function add(a: unknown) { return a }
  `
  const [options, add] = declarationsOf('a.ts', source)
  expect(options).toMatchObject({
    name: 'Options',
    kind: 'interface',
    bases: ['Base'],
    doc: { text: 'Options. (Assumption [`card.fields`](assumptions.md#cardfields).)' },
    members: [
      { name: 'count', type: 'number', isOptional: true, doc: { text: 'How many.', default: '5' } },
      { name: 'read', type: '(id: string): void', isOptional: false },
    ],
  })
  expect(add).toMatchObject({
    doc: { text: 'Adds.' },
    signature: 'function add(a: string): string\nfunction add(a: number): number',
  })
})
