import type { $ZodType, output } from 'zod/v4/core'
import { type FieldIssue, fieldIssues, InputError } from '../errors/usageErrors.ts'
import { readBySchema } from './readBySchema.ts'

/**
 * Returns the input as its schema reads it.
 *
 * @throws InputError with every invalid field
 */
export function validate<Schema extends $ZodType>(
  operation: string,
  schema: Schema,
  input: unknown,
  issues: readonly FieldIssue[],
): output<Schema> {
  const read = readBySchema(schema, input)
  const invalid = [...fieldIssues(read.issues ?? []), ...issues]
  if (invalid.length > 0) throw new InputError(operation, invalid)
  return read.value as output<Schema>
}
