import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../packages/react/src', import.meta.url))
const read = (path: string) => readFileSync(join(source, path), 'utf8')

/** An element of a component, as its declaration documents it. */
export interface PartDoc {
  /** The class, without `onramp-`. */
  readonly className: string
  readonly element: string
  /** The class of its base part. */
  readonly base: string | undefined
  /** The public name, such as `StepParts.Title`; undefined for an internal part. */
  readonly name: string | undefined
  readonly text: string
  /** Data attributes such as `data-state="sent"`, with their meaning. */
  readonly data: readonly (readonly [attribute: string, meaning: string])[]
}

/** A namespace of `@onramp-kit/react/parts`. */
export interface NamespaceDoc {
  readonly name: string
  readonly text: string
}

/** The folders in the order of the docs. */
const folders = [
  'ui',
  'ui/country',
  'ui/hosted-page',
  'order',
  'checkout',
  'checkout/dialog',
  'bank-deposit',
  'crypto-deposit',
]
/** A doc comment, and the constant or function that it describes. */
const declaration =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^(?:export )?(?:const|function) (\w+)((?:(?!\n(?:\/\*\*|(?:export|const|function|type|interface) ))[\s\S])*)/gm
const partName = / = \/\* @__PURE__ \*\/ part<[^(]*>\(\s*'([\w-]+)'/
/** The element that takes the merchant's props. */
const taker = /<(\w+)((?:(?!<\w|<\/)[\s\S])*?)(?:overrides=\{|\{\.\.\.props\})/

interface Declaration {
  readonly path: string
  readonly doc: string
  readonly variable: string
  readonly code: string
}

/** Reads every part from the doc comments of the sources. */
export function readParts(): readonly PartDoc[] {
  const names = publicNames()
  const files = folders.flatMap((folder) =>
    readdirSync(join(source, folder))
      .filter((file) => /(?<!\.test|\.stories)\.tsx$/.test(file))
      .toSorted()
      .map((file) => readDeclarations(`${folder}/${file}`)),
  )
  const byName = new Map(files.flat().map((each) => [each.variable, each]))

  /** Returns the tag of a part, and the class of the part that it is made of. */
  function elementOf({ path, variable, code }: Declaration): Pick<PartDoc, 'element' | 'base'> {
    const [, name = '', attributes = ''] = taker.exec(code) ?? []
    const [, tag] = /tag="(\w+)"/.exec(attributes) ?? []
    if (tag !== undefined) return { element: tag, base: undefined }
    const inner = byName.get(name)
    if (inner === undefined) throw new Error(`${path}: ${variable} has no element`)
    const { element, base } = elementOf(inner)
    return { element, base: partName.exec(inner.code)?.[1] ?? base }
  }

  return files.flatMap((declarations) => {
    const named = declarations.map((each) => ({
      ...each,
      name: names.get(`${each.path} ${each.variable}`),
    }))
    const roots = named.flatMap(({ doc, code, name }): PartDoc[] => {
      const [, className, element = ''] = /^ \* @class ([\w-]+) (.+)$/m.exec(doc) ?? []
      if (className === undefined) return []
      return [{ ...parse(doc), className, element, base: baseOf(code, className), name }]
    })
    const parts = named.flatMap((each): PartDoc[] => {
      const className = partName.exec(each.code)?.[1]
      if (className === undefined) return []
      if (each.doc === '') throw new Error(`${each.path}: ${each.variable} has no doc comment`)
      return [{ ...parse(each.doc), className, ...elementOf(each), name: each.name }]
    })
    const inner = declarations.flatMap(({ doc }) => innerElementsOf(doc))
    return [...roots, ...parts, ...inner]
  })

  /** Returns the class that an element with the class has as well: of its component, or beside it. */
  function baseOf(code: string, className: string): string | undefined {
    const beside = new RegExp(`(?:<(\\w+)\\s+className="|onramp-([\\w-]+) )onramp-${className}"`)
    const [, component = '', base] = beside.exec(code) ?? []
    return base ?? partName.exec(byName.get(component)?.code ?? '')?.[1]
  }
}

function readDeclarations(path: string): readonly Declaration[] {
  return [...read(path).matchAll(declaration)].map(([, doc = '', variable = '', code = '']) => ({
    path,
    doc,
    variable,
    code,
  }))
}

/** The elements inside of parts, which are documented with `@element class tag Text.` */
function innerElementsOf(code: string): readonly PartDoc[] {
  return [...code.matchAll(/^ \* @element ([\w-]+) (\w+) (.+)$/gm)].map(
    ([, className = '', element = '', text = '']) => ({
      className,
      element,
      text,
      base: undefined,
      name: undefined,
      data: [],
    }),
  )
}

function parse(doc: string): Pick<PartDoc, 'text' | 'data'> {
  const lines = doc.split('\n').map((line) => line.replace(/^ \* ?/, '').trim())
  const tag = lines.findIndex((line) => line.startsWith('@'))
  const prose = lines.slice(0, tag === -1 ? undefined : tag)
  const data = lines.flatMap((line) => {
    const [, attribute, meaning = ''] = /^@(data-[\w-]+(?:="[^"]*")?) (.+)$/.exec(line) ?? []
    return attribute === undefined ? [] : [[attribute, meaning] as const]
  })
  return { text: prose.join(' ').trim(), data }
}

/** Reads the namespaces and their doc comments. */
export function readNamespaces(): readonly NamespaceDoc[] {
  return [...namespaceFiles()].map(([name, path]) => {
    const [, doc = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(read(path)) ?? []
    return { name, text: parse(doc).text }
  })
}

function namespaceFiles(): ReadonlyMap<string, string> {
  const exported = read('parts.ts').matchAll(/export \* as (\w+) from '\.\/(.+)'/g)
  return new Map([...exported].map(([, name = '', path = '']) => [name, path]))
}

/** The public names by file and constant: `ui/Step.tsx StepTitle` is `StepParts.Title`. */
function publicNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [namespace, path] of namespaceFiles())
    for (const [, list = '', from = ''] of read(path).matchAll(/export \{([^}]*)\} from '(.+)'/g))
      for (const entry of list.split(',').filter((each) => each.trim() !== '')) {
        const [variable = '', name = variable] = entry.trim().split(' as ')
        names.set(`${join(dirname(path), from)} ${variable}`, `${namespace}.${name}`)
      }
  return names
}
