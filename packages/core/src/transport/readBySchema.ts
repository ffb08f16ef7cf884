import type { $ZodIssue, $ZodType, output } from 'zod/v4/core'
import { tryOrReport } from '../platform/tryOrUndefined.ts'

/**
 * Returns what a schema reads of a value, or its issues. By the interface of Standard Schema: zod's `safeParse` adds another
 * third of a kilobyte to `<Checkout>`.
 *
 * @throws TypeError for a schema that throws, whose error is reported, or that is asynchronous
 */
export function readBySchema<Schema extends $ZodType>(
  schema: Schema,
  value: unknown,
): { readonly value?: output<Schema>; readonly issues?: readonly $ZodIssue[] } {
  // zod returns what a schema throws as a rejection.
  const result = tryOrReport(() => schema['~standard'].validate(value))
  if (result === undefined || result instanceof Promise)
    throw new TypeError('the schema throws or is asynchronous')
  return result as ReturnType<typeof readBySchema<Schema>>
}
