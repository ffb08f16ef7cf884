import type { Route } from '@onramp-kit/core/contract'
import { assumed, type Contract } from './contracts.ts'
import { errorResponses } from './errorResponses.ts'
import { exampleOf } from './exampleOf.ts'
import { COMPONENTS, type JsonSchema } from './jsonSchema.ts'
import { operationId } from './operationId.ts'
import { parameters } from './parameters.ts'
import type { Declaration } from './readContract.ts'
import { areaOf, routeDocs } from './routeDocs.ts'
import { security, setCookies } from './security.ts'
import type { Wire } from './wireSchemas.ts'

/** A route with its schemas and docs. */
export interface RouteFacts {
  readonly id: string
  readonly route: Route
  readonly contract: Contract
  readonly wire: Wire
}

/** Prints a route as an OpenAPI operation. */
export function operation(
  { id, route, contract, wire }: RouteFacts,
  components: Readonly<Record<string, JsonSchema>>,
  declarations: readonly Declaration[],
): object {
  const { text } = routeDocs(id, route, declarations).doc
  // The first sentence, without its full stop.
  const [, summary = text, rest] = /^(.*?)\.(?:\s+(.*))?$/s.exec(text) ?? []
  const content = (schema: JsonSchema) => ({
    'application/json': { schema, example: exampleOf(schema, components, id) },
  })
  const { assumes } = route
  return {
    operationId: operationId(id),
    tags: [areaOf(id)],
    summary,
    ...(rest && { description: rest }),
    ...(contract.deprecated && { deprecated: true }),
    security: security(route, contract),
    ...assumed(assumes.path),
    'x-idempotent': route.idempotent,
    ...parameters(route, wire, declarations),
    ...(wire.body && {
      requestBody: {
        required: isRequired(wire.body),
        ...assumed(assumes.input),
        content: content(wire.body),
      },
    }),
    responses: {
      ...(wire.response
        ? {
            200: {
              description: descriptionOf(wire.response, components),
              ...assumed(assumes.response),
              content: content(wire.response),
            },
          }
        : {
            204: {
              description: 'It is done.',
              ...assumed(assumes.response),
              ...setCookies(route, contract),
            },
          }),
      ...errorResponses(route, contract),
    },
  }
}

/** A body is optional if all its fields are. */
function isRequired({ $ref, required = [] }: JsonSchema): boolean {
  return $ref !== undefined || required.length > 0
}

/** A response requires a description: that of its schema. */
function descriptionOf(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
): string {
  const component = components[schema.$ref?.slice(COMPONENTS.length) ?? '']
  const description = schema.description ?? component?.description
  if (description === undefined)
    throw new Error(`${JSON.stringify(schema)} has no description: give its constant a doc comment`)
  return description
}
