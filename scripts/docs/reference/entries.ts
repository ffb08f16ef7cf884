import { exportsOf, moduleAt, modulesBelow } from '../sources/packages.ts'
import type { Declaration, Member } from '../sources/readModule.ts'

/** The public entries whose names the reference lists, with their modules. */
const modules = {
  '@onramp-kit/core': 'core/src/index.ts',
  '@onramp-kit/react': 'react/src/index.ts',
  '@onramp-kit/react/devtools': 'react/src/devtools.ts',
  '@onramp-kit/msw': 'msw/src/index.ts',
  '@onramp-kit/msw/browser': 'msw/src/browser/index.ts',
  '@onramp-kit/msw/node': 'msw/src/node/serve.ts',
  '@onramp-kit/msw/playwright': 'msw/src/playwright/index.ts',
  '@onramp-kit/superseded': 'superseded/src/index.ts',
  '@onramp-kit/superseded/simulator': 'superseded/src/simulator/index.ts',
} as const

export type EntryName = keyof typeof modules

/** The public declarations of an entry by name. */
export function publicDeclarations(entry: EntryName): ReadonlyMap<string, Declaration> {
  return new Map(
    exportsOf(modules[entry]).map(({ as, path, declaration }) => [
      as,
      { ...(declaration ?? namespace(path)), name: as },
    ]),
  )
}

/** A declaration by name in any package, such as the base of an interface. */
export function findDeclaration(name: string): Declaration | undefined {
  return ['core', 'react', 'msw', 'superseded']
    .flatMap((each) => modulesBelow(`${each}/src`))
    .flatMap((path) => moduleAt(path).declarations)
    .find((each) => each.name === name)
}

/** A namespace, such as onrampKeys, has no declaration: its first value documents it, and the others are its members. */
function namespace(path: string): Declaration {
  const [first, ...members] = moduleAt(path).declarations.filter(({ kind }) => kind === 'value')
  if (first === undefined) throw new Error(`${path} declares no value`)
  return {
    ...first,
    members: members.map(({ name, doc }) => ({ name, doc, type: '', isOptional: false })),
    signature: '',
  }
}

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
