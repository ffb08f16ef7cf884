import type { $ZodType } from 'zod/v4/core'

/** Any zod schema, classic or mini, whose result is a `T`. */
export type Schema<T> = $ZodType<T>
