import * as z from 'zod/mini'

/** The shape of an amount in a request: decimal text, at most 12 integer digits and 8 decimal places. */
export const AMOUNT_PATTERN = /^\d{1,12}(\.\d{1,8})?$/

/**
 * Decimal text, never a number: at most 12 integer digits and 8 decimal places. (Interface: Limits 1.)
 * @example "100"
 * @example "19.99"
 */
export const amount = z
  .string()
  .check(
    z.regex(
      AMOUNT_PATTERN,
      'must be decimal text such as "19.99": at most 12 digits, then at most 8 decimal places',
    ),
  )
