import * as z from 'zod/mini'

/**
 * ISO 3166-1 alpha-2, uppercase. (Interface: checkout body and Limits 2.)
 * @example "US"
 */
export const country = z
  .string()
  .check(z.regex(/^[A-Z]{2}$/, 'must be two uppercase letters, such as "US"'))
