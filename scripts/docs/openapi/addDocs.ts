import { type DocComment, valuesOf } from '../sources/docComment.ts'
import type { JsonSchema } from './jsonSchema.ts'
import type { Declaration } from './readContract.ts'

/** Adds the doc comments of a declaration and of its properties to its schema. */
export function addDocs(
  schema: JsonSchema,
  declaration: Declaration,
  ledgerIds: readonly string[],
): JsonSchema {
  const assumed = ledgerIds.filter((id) => declaration.doc?.raw.includes(`\`${id}\``))
  return {
    ...withWords(withInnerWords(schema, declaration), declaration.doc),
    ...(assumed.length > 0 && { 'x-assumption': assumed }),
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

function withInnerWords(
  schema: JsonSchema,
  { docOf }: Pick<Declaration, 'docOf'>,
  path = '',
): JsonSchema {
  const { items, properties } = schema
  return {
    ...schema,
    ...(isSchema(items) && { items: withInnerWords(items, { docOf }, path) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => {
          const innerPath = `${path}${name}`
          const described = withInnerWords(inner as JsonSchema, { docOf }, `${innerPath}/`)
          return [name, withWords(described, docOf(innerPath))]
        }),
      ),
    }),
  }
}

function isSchema(items: JsonSchema['items']): items is JsonSchema {
  return typeof items === 'object' && !Array.isArray(items)
}
