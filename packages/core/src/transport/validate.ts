import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import { type FieldIssue, fieldIssues, InputError } from '../errors/usageErrors.ts'

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
  const { data, error } = safeParse(schema, input)
  const invalid = [...fieldIssues(error?.issues ?? []), ...issues]
  if (invalid.length > 0) throw new InputError(operation, invalid)
  return data as output<Schema>
}
