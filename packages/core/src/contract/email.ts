import * as z from 'zod/mini'

/** An e-mail address, held to its form only; whether it is somebody's, the provider finds out. */
export const email = z
  .string()
  .check(
    z.regex(/^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/, 'must be like "name@example.com"'),
    z.maxLength(254, 'must be at most 254 characters'),
  )
