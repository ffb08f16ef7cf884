import type { Route } from '@onramp-kit/core/contract'
import type { DocComment } from './docComment.ts'
import type { Declaration } from './readContract.ts'

/** What is said of a route and of the table it stands in, which is its area. */
export interface RouteWords {
  readonly doc: DocComment
  readonly area: DocComment
}

/** @throws Error for a route without words */
export function routeWords(
  id: string,
  route: Route,
  declarations: readonly Declaration[],
): RouteWords {
  for (const { doc: area, docOf, value } of declarations) {
    const doc = docOf(id)
    const isTable = (value as Partial<Record<string, unknown>> | null)?.[id] === route
    if (isTable && doc && area) return { doc, area }
  }
  throw new Error(`${id} has no doc comment: write one over the route, and over its table`)
}

/** The area of a route: the first part of its name. */
export function areaOf(id: string): string {
  return id.replace(/\..*/s, '')
}
