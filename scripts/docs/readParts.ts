import { readdirSync } from 'node:fs'
import { type DocComment, valuesOf } from './sources/docComment.ts'
import { exportsOf, moduleAt, PACKAGES } from './sources/packages.ts'
import type { Declaration } from './sources/readModule.ts'

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

const source = 'react/src'
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
const partName = / = part<[^(]*>\(\s*'([\w-]+)'/
/** The element that takes the merchant's props. */
const taker = /<(\w+)((?:(?!<\w|<\/)[\s\S])*?)(?:overrides=\{|\{\.\.\.props\})/

/** Reads every part from the doc comments of the sources. */
export function readParts(): readonly PartDoc[] {
  const names = publicNames()
  const files = folders.flatMap((folder) =>
    readdirSync(`${PACKAGES}${source}/${folder}`)
      .filter((file) => /(?<!\.test|\.stories)\.tsx$/.test(file))
      .toSorted()
      .map((file) => `${source}/${folder}/${file}`),
  )
  const byName = new Map(
    files.flatMap((path) => moduleAt(path).declarations.map((each) => [each.name, each] as const)),
  )

  /** Returns the tag of a part, and the class of the part that it is made of. */
  function elementOf({ name, code }: Declaration): Pick<PartDoc, 'element' | 'base'> {
    const [, component = '', attributes = ''] = taker.exec(code) ?? []
    const [, tag] = /tag="(\w+)"/.exec(attributes) ?? []
    if (tag !== undefined) return { element: tag, base: undefined }
    const inner = byName.get(component)
    if (inner === undefined) throw new Error(`${name} has no element`)
    const { element, base } = elementOf(inner)
    return { element, base: partName.exec(inner.code)?.[1] ?? base }
  }

  /** Returns the class that an element with the class has as well: of its component, or beside it. */
  function baseOf(code: string, className: string): string | undefined {
    const beside = new RegExp(`(?:<(\\w+)\\s+className="|onramp-([\\w-]+) )onramp-${className}"`)
    const [, component = '', base] = beside.exec(code) ?? []
    return base ?? partName.exec(byName.get(component)?.code ?? '')?.[1]
  }

  return files.flatMap((path) => {
    const { declarations } = moduleAt(path)
    const nameOf = (each: Declaration) => names.get(`${path} ${each.name}`)
    const roots = declarations.flatMap((each) =>
      valuesOf(each.doc, 'class').map((value): PartDoc => {
        const [, className = '', element = ''] = /^(\S+) (.+)$/.exec(value) ?? []
        const base = baseOf(each.code, className)
        return { ...describe(each.doc), className, element, base, name: nameOf(each) }
      }),
    )
    const parts = declarations.flatMap((each): PartDoc[] => {
      const className = partName.exec(each.code)?.[1]
      if (className === undefined) return []
      if (each.doc === undefined) throw new Error(`${path}: ${each.name} has no doc comment`)
      return [{ ...describe(each.doc), className, ...elementOf(each), name: nameOf(each) }]
    })
    const inner = declarations.flatMap(({ doc }) =>
      valuesOf(doc, 'element').map((value): PartDoc => {
        const [, className = '', element = '', text = ''] = /^(\S+) (\w+) (.+)$/.exec(value) ?? []
        return { className, element, text, base: undefined, name: undefined, data: [] }
      }),
    )
    return [...roots, ...parts, ...inner]
  })
}

function describe(doc: DocComment | undefined): Pick<PartDoc, 'text' | 'data'> {
  const data = doc?.tags.filter(([name]) => name.startsWith('data-')) ?? []
  return { text: doc?.text.replaceAll('\n', ' ') ?? '', data }
}

/** Reads the namespaces and their doc comments. */
export function readNamespaces(): readonly NamespaceDoc[] {
  return namespaces().map(({ as, path }) => ({ name: as, text: moduleAt(path).doc?.text ?? '' }))
}

function namespaces() {
  return exportsOf(`${source}/parts.ts`).filter(({ declaration }) => declaration === undefined)
}

/** The public names by file and constant: `react/src/ui/Step.tsx StepTitle` is `StepParts.Title`. */
function publicNames(): ReadonlyMap<string, string> {
  return new Map(
    namespaces().flatMap(({ as: namespace, path }) =>
      exportsOf(path).map(({ as, path: origin, declaration }) => [
        `${origin} ${declaration?.name}`,
        `${namespace}.${as}`,
      ]),
    ),
  )
}
