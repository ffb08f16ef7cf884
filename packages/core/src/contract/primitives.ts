import * as z from 'zod/mini'

/**
 * A string with known values that the service may add to. Responses are read this way, so that a new status or code
 * reaches a shipped app as a value instead of an exception.
 */
export type Open<Known extends string> = Known | (string & Record<never, never>)

/** A schema of an open string that lists the known values. */
export interface OpenString<Known extends string> extends z.ZodMiniType<Open<Known>, Open<Known>> {
  /** The known values, for documents. */
  readonly known: readonly string[]
}

/**
 * Accepts any string; the type keeps the known values.
 * @param known a table or an enum whose keys are the known values
 */
export function openString<Known extends string>(
  known?: Readonly<Record<Known, unknown>>,
): OpenString<Known> {
  return Object.assign(z.string(), { known: Object.keys(known ?? {}) })
}

/** A schema of text that matches `pattern`. */
export function text(pattern: RegExp, message: string): z.ZodMiniType<string, string> {
  return z.string().check(z.regex(pattern, message))
}

export const WALLET_PATTERN = /^0x[a-fA-F0-9]{40}$/
export const WALLET_RULE = 'must be 0x followed by 40 hexadecimal digits'

/**
 * An EVM address: 0x and 40 hexadecimal digits, in any case. (Interface: Card order, `wallet`.)
 * @example "0x52908400098527886E0F7030069857D2E4169EE7"
 */
export const wallet = text(WALLET_PATTERN, WALLET_RULE)

/** A wallet to read. (Interface: Versioning 3.) */
export interface WalletInput {
  /** EVM address: 0x and 40 hexadecimal digits, in any case. */
  readonly wallet: string
}
export const walletInput = z.object({ wallet })

/**
 * ISO 3166-1 alpha-2, uppercase. (Interface: checkout body and Limits 2.)
 * @example "US"
 */
export const country = text(/^[A-Z]{2}$/, 'must be two uppercase letters, such as "US"')

export const EMAIL_PATTERN = /^(?=.{6,254}$)[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/**
 * An e-mail address by its form alone; the provider checks that it exists.
 * @format email
 * @example "ada@example.com"
 */
export const email = text(
  EMAIL_PATTERN,
  'must be like "name@example.com", in at most 254 characters',
)

/** The fiat currencies that pay for a purchase. (Interface: checkout body.) */
export type Currency = 'USD' | 'GBP' | 'EUR'
export const currencies = { USD: 'USD', GBP: 'GBP', EUR: 'EUR' } as const
export const currency = z.enum(currencies)

/**
 * Standard UUID of version 1 to 8 and variant 8/9/a/b, or the all-zero or all-f UUID. (Interface: Card order, `id`.)
 * @format uuid
 * @example "4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b"
 */
export const uuid = text(
  /^(?:[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|[fF]{8}-[fF]{4}-[fF]{4}-[fF]{4}-[fF]{12})$/,
  'must be a UUID',
)

/** A schema of a whole number, marked as one for documents. */
export interface WholeNumber extends z.ZodMiniType<number, number> {
  readonly isWhole: true
}

/** A whole number. zod's own integer schema would add one percent to `<Checkout>`. */
export function wholeNumber(): WholeNumber {
  const whole = z.number().check(({ issues, value }) => {
    if (!Number.isInteger(value))
      issues.push({ code: 'custom', input: value, message: 'must be a whole number' })
  })
  return Object.assign(whole, { isWhole: true as const })
}

/** Input of a route that takes none. */
export const noInput = z.object({})
