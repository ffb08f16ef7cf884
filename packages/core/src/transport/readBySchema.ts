import type { $ZodIssue, $ZodType, output } from 'zod/v4/core'

/**
 * Returns what a schema reads of a value, or its issues. zod's `safeParse` adds a third of a kilobyte to `<Checkout>`.
 *
 * @throws what the schema throws, and TypeError for an asynchronous schema
 */
export function readBySchema<Schema extends $ZodType>(
  schema: Schema,
  value: unknown,
): { readonly value?: output<Schema>; readonly issues?: readonly $ZodIssue[] } {
  // Standard Schema alone would run a schema that throws again, and reject.
  const read = schema._zod.run({ value, issues: [] }, { async: false })
  if ('then' in read) throw new TypeError('the schema is asynchronous')
  if (read.issues.length === 0) return { value: read.value as output<Schema> }
  // It adds the messages.
  return schema['~standard'].validate(value) as ReturnType<typeof readBySchema<Schema>>
}
