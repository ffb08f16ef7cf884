import * as z from 'zod/mini'

/**
 * An e-mail address, held to its form only; whether it is somebody's, the provider finds out.
 * @format email
 * @example "ada@example.com"
 */
export const email = z
  .string()
  .check(
    z.regex(
      /^(?=.{6,254}$)[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
      'must be like "name@example.com", in at most 254 characters',
    ),
  )
