import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { type Declaration, readDeclarations } from './readDeclarations.ts'

/** The public entries whose names the reference lists, with their modules. */
const modules = {
  '@onramp-kit/core': 'core/index.ts',
  '@onramp-kit/react': 'react/index.ts',
  '@onramp-kit/react/devtools': 'react/devtools.ts',
  '@onramp-kit/msw': 'msw/index.ts',
  '@onramp-kit/msw/browser': 'msw/browser/index.ts',
  '@onramp-kit/msw/node': 'msw/node/serve.ts',
  '@onramp-kit/msw/playwright': 'msw/playwright/index.ts',
  '@onramp-kit/superseded/simulator': 'superseded/simulator/index.ts',
} as const

export type EntryName = keyof typeof modules

const names = ['core', 'react', 'msw', 'superseded'] as const
const all = new Map(names.map((name) => [name, readDeclarations(name)] as const))

/** The public declarations of an entry by name. */
export function publicDeclarations(entry: EntryName): ReadonlyMap<string, Declaration> {
  const [, name = '', file = ''] = /^(\w+)\/(.*)$/.exec(modules[entry]) ?? []
  const declarations = all.get(name as 'core') ?? new Map<string, Declaration>()
  return new Map(
    exportsOf(name, file).map(([as, key]) => {
      const found = declarations.get(key) ?? namespace(key, declarations)
      return [as, { ...found, name: as }] as const
    }),
  )
}

/** A declaration by name in any package, such as the base of an interface. */
export function findDeclaration(name: string): Declaration | undefined {
  for (const declarations of all.values())
    for (const declaration of declarations.values())
      if (declaration.name === name) return declaration
  return undefined
}

/** A namespace, such as onrampKeys, has no declaration: its first value documents it, and the others are its members. */
function namespace(file: string, declarations: ReadonlyMap<string, Declaration>): Declaration {
  const [first, ...members] = [...declarations]
    .filter(([key, { kind }]) => key.startsWith(`${file} `) && kind === 'value')
    .map(([, { doc, name }]) => ({ name, doc, type: '', isOptional: false }))
  return { name: file, doc: first?.doc, members, bases: [], signature: '', kind: 'value' }
}

/** The names that a module exports, each with the file and the name of its declaration. */
function exportsOf(name: string, file: string): readonly (readonly [as: string, key: string])[] {
  const path = new URL(`../../../packages/${name}/src/${file}`, import.meta.url)
  const source = readFileSync(fileURLToPath(path), 'utf8')
  const passed = [...source.matchAll(/^export (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(
    ([, list = '', from = '']) =>
      list.split(',').flatMap((item) => {
        const [own = '', as = own] = item
          .trim()
          .replace(/^type /, '')
          .split(' as ')
        return own === '' ? [] : [[as, `${join(dirname(file), from)} ${own}`] as const]
      }),
  )
  const spaces = [...source.matchAll(/^export \* as (\w+) from '(\.[^']+)'/gm)].map(
    ([, as = '', from = '']) => [as, join(dirname(file), from)] as const,
  )
  const own = [
    ...source.matchAll(/^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm),
  ].map(([, as = '']) => [as, `${file} ${as}`] as const)
  return [...passed, ...spaces, ...own]
}
