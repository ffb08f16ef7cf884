import * as z from 'zod/mini'

/** A moment as RFC 3339 text, such as `2026-11-20T19:30:00Z`. (Interface: Card order, `created_at`.) */
export const dateTime = z
  .string()
  .check(
    z.regex(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/i,
      'must be a date and time with its zone, such as "2026-11-20T19:30:00Z"',
    ),
  )
