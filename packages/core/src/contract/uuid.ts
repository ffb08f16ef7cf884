import * as z from 'zod/mini'

/**
 * Standard UUID of version 1 to 8 and variant 8/9/a/b, or the all-zero or all-f UUID. (Interface: Card order, `id`.)
 * @format uuid
 * @example "4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b"
 */
export const uuid = z
  .string()
  .check(
    z.regex(
      /^(?:[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|[fF]{8}-[fF]{4}-[fF]{4}-[fF]{4}-[fF]{12})$/,
      'must be a UUID',
    ),
  )
