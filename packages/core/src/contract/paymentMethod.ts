import * as z from 'zod/mini'

/**
 * A payment method's slug. (Interface: checkout body.) Which slugs exist is assumption `card.payment_methods`.
 * @example "card"
 */
export const paymentMethod = z
  .string()
  .check(
    z.regex(
      /^[a-z0-9-]{2,32}$/,
      'must be 2 to 32 lowercase letters, digits or dashes, such as "card"',
    ),
  )
