import {
  chain,
  chains,
  errorEnvelope,
  type OpenString,
  type Route,
} from '@onramp-kit/core/contract'
import * as z from 'zod/mini'
import { type DocComment, valuesOf } from '../sources/docComment.ts'
import { assumed } from './contracts.ts'
import { type Declaration, pascal } from './readContract.ts'

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** The location of named schemas. */
export const COMPONENTS = '#/components/schemas/'

/** The wire schemas of a route. */
export interface Wire {
  /** Path and query parameters as the properties of an object. */
  readonly parameters: JsonSchema
  readonly body?: JsonSchema
  readonly response?: JsonSchema
}

export interface WireSchemas {
  /** In the order of the given routes. */
  readonly wires: readonly Wire[]
  /** Every named schema of the contract that a route uses. */
  readonly components: Readonly<Record<string, JsonSchema>>
}

/**
 * The JSON Schemas of all inputs and responses. Uses the input side of the zod schemas: that is the wire format, and a
 * response can contain unknown fields.
 */
export function wireSchemas(
  routes: readonly Route[],
  declarations: readonly Declaration[],
  ledgerIds: readonly string[],
): WireSchemas {
  const named = new Map(
    declarations
      .filter(({ value }) => value instanceof z.core.$ZodType)
      .map((declaration) => [pascal(declaration.name), declaration]),
  )
  const metadata = z.registry<{ id: string }>()
  for (const [id, { value }] of named) metadata.add(value as z.core.$ZodType, { id })
  const asked = routes.map((route, index) => [index, wireOf(route)] as const)
  const all = z.object({ errorEnvelope, ...Object.fromEntries(asked) })
  const json = JSON.stringify(
    z.toJSONSchema(all, { metadata, io: 'input', override: completeSchema }),
  )
  const { $defs = {}, properties = {} } = JSON.parse(
    json.replaceAll('#/$defs/', COMPONENTS),
  ) as JsonSchema
  const components = Object.entries($defs).map(([id, def]) => {
    const { id: _, ...schema } = def
    const declaration = named.get(id)
    return [id, declaration ? addDocs(schema, declaration, ledgerIds) : schema] as const
  })
  return {
    wires: routes.map(
      (_, index) => (properties[index] as JsonSchema).properties as unknown as Wire,
    ),
    components: Object.fromEntries(components.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** A route's parts as one schema. Fields outside the path go into the query of a GET or the body of a POST. */
function wireOf({ input, method, path, response }: Route): z.ZodMiniType {
  const inPath = pathNames(path)
  const fields = Object.entries(input._zod.def.shape)
  const parameters = fields.filter(([name]) => method === 'GET' || inPath.includes(name))
  const rest = fields.filter((field) => !parameters.includes(field))
  const body = parameters.length === 0 ? input : z.object(Object.fromEntries(rest))
  return z.object({
    parameters: z.object(Object.fromEntries(parameters)),
    ...(rest.length > 0 && { body }),
    ...(response && { response }),
  })
}

/** Adds the JSON Schema of single values, which zod's conversion does not know. */
function completeSchema({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType
  jsonSchema: JsonSchema
}): void {
  if ('json' in zodSchema) Object.assign(jsonSchema, zodSchema.json)
  if (zodSchema === chain) jsonSchema['x-enum-varnames'] = Object.keys(chains)
  if ('known' in zodSchema) {
    const known = zodSchema.known as OpenString<string>['known']
    if (known.length > 0) jsonSchema.examples = [...known]
  }
}

/** The parameter names of a path. */
export function pathNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** Adds the doc comments of a declaration and of its properties to its schema. */
function addDocs(
  schema: JsonSchema,
  { doc, docOf }: Declaration,
  ledgerIds: readonly string[],
): JsonSchema {
  return {
    ...withWords(withInnerWords(schema, docOf), doc),
    ...assumed(ledgerIds.filter((id) => doc?.raw.includes(`\`${id}\``))),
  }
}

function withInnerWords(schema: JsonSchema, docOf: Declaration['docOf'], path = ''): JsonSchema {
  const { items, properties } = schema
  return {
    ...schema,
    ...(items && { items: withInnerWords(items as JsonSchema, docOf, path) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => {
          const innerPath = `${path}${name}`
          const described = withInnerWords(inner as JsonSchema, docOf, `${innerPath}/`)
          return [name, withWords(described, docOf(innerPath))]
        }),
      ),
    }),
  }
}

/** Adds a doc comment to a schema as JSON Schema keywords; the schema's own keywords win. */
export function withWords(schema: JsonSchema, doc: DocComment | undefined): JsonSchema {
  if (doc === undefined) return schema
  const [format] = valuesOf(doc, 'format')
  const examples = valuesOf(doc, 'example').map((json) => JSON.parse(json) as unknown)
  return {
    ...(doc.text && { description: doc.text }),
    ...schema,
    ...(format && { format }),
    ...(examples.length > 0 && { examples }),
  }
}
