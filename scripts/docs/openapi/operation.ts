import type { Route } from '@onramp-kit/core/contract'
import { assumed, type Contract } from './contracts.ts'
import { operationId } from './operationId.ts'
import type { Declaration, RouteDocs } from './readContract.ts'
import { security, setCookies } from './security.ts'
import { COMPONENTS, type JsonSchema, pathNames, type Wire, withWords } from './wireSchemas.ts'

/** A route with its schemas and docs. */
export interface RouteFacts {
  readonly id: string
  readonly route: Route
  readonly contract: Contract
  readonly wire: Wire
  readonly docs: RouteDocs
}

type Components = Readonly<Record<string, JsonSchema>>

/** Prints a route as an OpenAPI operation. */
export function operation(
  { id, route, contract, wire, docs }: RouteFacts,
  components: Components,
  declarations: readonly Declaration[],
): object {
  const { text } = docs.doc
  // The first sentence, without its full stop.
  const [, summary = text, rest] = /^(.*?)\.(?:\s+(.*))?$/s.exec(text) ?? []
  const content = (schema: JsonSchema) => ({
    'application/json': { schema, example: exampleOf(schema, components, id) },
  })
  const { assumes } = route
  return {
    operationId: operationId(id),
    tags: [docs.tag.name],
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

/**
 * The path and query parameters of a route; empty without any. If the route has a body, its input assumptions belong to
 * the body, because the interface shows its parameters.
 */
function parameters(
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

/** A body is optional if all its fields are. */
function isRequired({ $ref, required = [] }: JsonSchema): boolean {
  return $ref !== undefined || required.length > 0
}

/** A response requires a description: that of its schema. */
function descriptionOf(schema: JsonSchema, components: Components): string {
  const component = components[schema.$ref?.slice(COMPONENTS.length) ?? '']
  const description = schema.description ?? component?.description
  if (description === undefined)
    throw new Error(`${JSON.stringify(schema)} has no description: give its constant a doc comment`)
  return description
}

/**
 * Builds a valid value of a schema from the examples of its parts.
 * @throws Error naming a part without an example or a single possible value
 */
function exampleOf(schema: JsonSchema, components: Components, where: string): unknown {
  const { $ref, enum: values, examples, items, properties, type } = schema
  if (examples) return examples[0]
  if (values) return values[0]
  if ($ref) {
    const name = $ref.slice(COMPONENTS.length)
    const component = components[name]
    if (component) return exampleOf(component, components, name)
  }
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [
        name,
        exampleOf(inner as JsonSchema, components, `${where}.${name}`),
      ]),
    )
  if (type === 'array') return [exampleOf(items as JsonSchema, components, `${where}[]`)]
  if (type === 'boolean') return true
  throw new Error(`${where} has no example: give its declaration in the contract an @example`)
}

/** A route's error responses by status: the envelope with each code as an example, because codes can be added. */
function errorResponses({ assumes, errors }: Route, { errorCodes }: Contract): object {
  const entries = errors.map((code) => {
    const entry = errorCodes[code]
    if (entry === undefined) throw new Error(`${code} is not an error code of the contract`)
    return { code, ...entry }
  })
  const statuses = new Set(entries.map(({ status }) => status))
  return Object.fromEntries(
    [...statuses].map((status) => {
      const codes = entries.filter((entry) => entry.status === status)
      const examples = codes.map(({ code, when }) => [
        code,
        { value: { error: { code, message: sentence(when) } } },
      ])
      const response = {
        description: codes.map(({ code, when }) => `\`${code}\`: ${when}.`).join(' '),
        ...assumed(assumes.errors),
        ...(status === 429 && { headers: { 'Retry-After': { $ref: RETRY_AFTER } } }),
        content: {
          'application/json': {
            schema: { $ref: `${COMPONENTS}ErrorEnvelope` },
            examples: Object.fromEntries(examples),
          },
        },
      }
      return [status, response]
    }),
  )
}

const RETRY_AFTER = '#/components/headers/Retry-After'

export const headers = {
  'Retry-After': {
    description: 'Seconds until the service accepts a request again.',
    ...assumed(['limits.rate']),
    schema: { type: 'integer', minimum: 0 },
    example: 17,
  },
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
