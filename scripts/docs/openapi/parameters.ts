import type { Route } from '@onramp-kit/core/contract'
import { withWords } from './addDocs.ts'
import { assumed } from './contracts.ts'
import type { JsonSchema } from './jsonSchema.ts'
import type { Declaration } from './readContract.ts'
import { pathNames, type Wire } from './wireSchemas.ts'

/**
 * The path and query parameters of a route; empty without any. If the route has a body, its input assumptions belong to
 * the body, because the interface shows its parameters.
 */
export function parameters(
  route: Route,
  wire: Wire,
  declarations: readonly Declaration[],
): { parameters?: readonly object[] } {
  const { properties = {}, required = [] } = wire.parameters
  const input = declarations.find(({ value }) => value === route.input)
  const inPath = pathNames(route.path)
  const list = Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = withWords(property as JsonSchema, input?.docOf(name))
    return {
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: required.includes(name),
      ...(description && { description }),
      ...(wire.body === undefined && assumed(route.assumes.input)),
      schema,
    }
  })
  return list.length > 0 ? { parameters: list } : {}
}
