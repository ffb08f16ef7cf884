import * as z from 'zod/mini'

/**
 * A string of a known set, or one the service added later. Answers are read this way, so that a new status
 * or code reaches a shipped shop as a value and not as an exception.
 */
export type Open<Known extends string> = Known | (string & Record<never, never>)

/** A schema of an open string, which tells what is known. */
export interface OpenString<Known extends string> extends z.ZodMiniType<Open<Known>, Open<Known>> {
  /** The known values, for documents. */
  readonly known: readonly string[]
}

/**
 * Any string on the wire; the known ones are kept in its type.
 * @param known a table or an enum whose names are the known ones
 */
export function openString<Known extends string>(
  known?: Readonly<Record<Known, unknown>>,
): OpenString<Known> {
  return Object.assign(z.string(), { known: Object.keys(known ?? {}) })
}

/**
 * An EVM address: 0x and 40 hexadecimal digits, in any case. (Interface: Card order, `wallet`.)
 * @example "0x52908400098527886E0F7030069857D2E4169EE7"
 */
export const wallet = z
  .string()
  .check(z.regex(/^0x[a-fA-F0-9]{40}$/, 'must be 0x followed by 40 hexadecimal digits'))

/** The wallet that is asked about. (Interface: Versioning 3.) */
export const walletInput = z.object({ wallet })
export interface WalletInput extends z.infer<typeof walletInput> {}

/**
 * ISO 3166-1 alpha-2, uppercase. (Interface: checkout body and Limits 2.)
 * @example "US"
 */
export const country = z
  .string()
  .check(z.regex(/^[A-Z]{2}$/, 'must be two uppercase letters, such as "US"'))

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

/** The fiat currencies a purchase can be paid in. (Interface: checkout body.) */
export const currency = z.enum(['USD', 'GBP', 'EUR'])
export type Currency = z.infer<typeof currency>

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

/** A schema of a whole number, which tells documents that it is one. */
export interface WholeNumber extends z.ZodMiniType<number, number> {
  readonly isWhole: true
}

/** A whole number. zod's own integers would be a hundredth of all that `<Checkout>` weighs. */
export function wholeNumber(): WholeNumber {
  const whole = z.number().check(({ issues, value }) => {
    if (!Number.isInteger(value))
      issues.push({ code: 'custom', input: value, message: 'must be a whole number' })
  })
  return Object.assign(whole, { isWhole: true as const })
}

/** Of a route that takes nothing. */
export const noInput = z.object({})
