import { COMPONENTS, type JsonSchema } from './jsonSchema.ts'

/**
 * Builds a valid value of a schema from the examples of its parts.
 * @throws Error naming a part without an example or a single possible value
 */
export function exampleOf(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  where: string,
): unknown {
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
