import type { Route } from '@onramp-kit/core/contract'
import type { DocComment } from '../sources/docComment.ts'
import type { Declaration } from './readContract.ts'

/** The doc comments of a route and of its table, which is its area. */
export interface RouteDocs {
  readonly doc: DocComment
  readonly area: DocComment
}

/** @throws Error for a route without a doc comment */
export function routeDocs(
  id: string,
  route: Route,
  declarations: readonly Declaration[],
): RouteDocs {
  for (const { doc: area, docOf, value } of declarations) {
    const doc = docOf(id)
    const isTable = (value as Partial<Record<string, unknown>> | null)?.[id] === route
    if (isTable && doc && area) return { doc, area }
  }
  throw new Error(`${id} has no doc comment: write one over the route and one over its table`)
}

/** The area of a route: the first part of its name. */
export function areaOf(id: string): string {
  return id.replace(/\..*/s, '')
}
