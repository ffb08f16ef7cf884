import type { Declaration, Member } from '../sources/readModule.ts'
import { findDeclaration } from './entries.ts'

/** Own and inherited members. A base of another package, such as the attributes of an element, is named instead. */
export function membersOf({ bases, members }: Declaration): {
  readonly members: readonly Member[]
  readonly others: readonly string[]
} {
  const inherited = bases.map((base) => {
    const [, selection, wrapped, list = ''] = /^(Omit|Pick)<\s*(\w+),([^]*)>$/.exec(base) ?? []
    const found = findDeclaration(wrapped ?? base)
    if (found === undefined)
      return { members: [], others: /PropsWith|PartProps|^Error$/.test(base) ? [] : [base] }
    const own = membersOf(found)
    const isSelected = (name: string) => list.includes(`'${name}'`) === (selection === 'Pick')
    return { ...own, members: own.members.filter(({ name }) => isSelected(name)) }
  })
  const names = new Set(members.map(({ name }) => name))
  return {
    members: [
      ...members,
      ...inherited.flatMap((base) => base.members.filter(({ name }) => !names.has(name))),
    ],
    others: [...new Set(inherited.flatMap(({ others }) => others))],
  }
}
