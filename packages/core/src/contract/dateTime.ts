import * as z from 'zod/mini'

/**
 * A moment as RFC 3339 text. (Interface: Card order, `created_at`.)
 * @format date-time
 * @example "2026-11-20T19:30:00Z"
 */
export const dateTime = z
  .string()
  .check(
    z.regex(
      /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:?\d\d)$/,
      'must be a date and time with its zone, such as "2026-11-20T19:30:00Z"',
    ),
  )
