import { pathToFileURL } from 'node:url'
import type { Route } from '@onramp-kit/core/contract'
import type { DocComment } from '../sources/docComment.ts'
import { docOf, modulesBelow, PACKAGES } from '../sources/packages.ts'

/** An exported constant of the contract with its doc comments. */
export interface Declaration {
  readonly name: string
  readonly value: unknown
  /** The comment of the constant. */
  readonly doc: DocComment | undefined
  /** The comment of a property by its path, such as `source/currency`. */
  readonly docOf: (path: string) => DocComment | undefined
}

/** Reads every declaration of the contracts' modules. */
export async function readContract(): Promise<readonly Declaration[]> {
  const paths = ['core', 'superseded']
    .flatMap((name) => modulesBelow(`${name}/src/contract`))
    .filter((path) => !path.endsWith('/index.ts'))
  const read = await Promise.all(paths.map(readConstants))
  return read.flat()
}

/** The name of a constant as the name of its type: `cardOrder` → `CardOrder`. */
export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

async function readConstants(path: string): Promise<readonly Declaration[]> {
  const module: object = await import(/* @vite-ignore */ pathToFileURL(PACKAGES + path).href)
  return Object.entries(module).map(([name, value]) => {
    // A schema's comments are those of its type, which editors show.
    const find = (inner: string) =>
      docOf(path, `${name}${inner}`) ?? docOf(path, `${pascal(name)}${inner}`)
    return { name, value, doc: find(''), docOf: (inner) => find(`/${inner}`) }
  })
}

/** The doc comment of a route, and its area as a tag of the document: the first part of its name. */
export interface RouteDocs {
  readonly doc: DocComment
  readonly tag: { readonly name: string; readonly description: string }
}

/** @throws Error for a route without a doc comment */
export function routeDocs(
  id: string,
  route: Route,
  declarations: readonly Declaration[],
): RouteDocs {
  for (const { doc: area, docOf: docIn, value } of declarations) {
    const doc = docIn(id)
    const isTable = (value as Partial<Record<string, unknown>> | null)?.[id] === route
    if (isTable && doc && area)
      return { doc, tag: { name: id.replace(/\..*/s, ''), description: area.text } }
  }
  throw new Error(`${id} has no doc comment: write one over the route and one over its table`)
}
