import { object } from './objects.ts'
import { oneOf, text } from './values.ts'

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
export const walletInput = object({ wallet })

/**
 * ISO 3166-1 alpha-2, uppercase. (Interface: checkout body and Limits 2.)
 * @example "US"
 */
export const country = text(/^[A-Z]{2}$/, 'must be two uppercase letters, such as "US"')

/** The form of an email address, as registration requires. */
export const EMAIL_PATTERN = /^(?=.{6,254}$)[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/**
 * An email address by its form alone; the provider checks that it exists.
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
export const currency = oneOf(currencies)

/**
 * Standard UUID of version 1 to 8 and variant 8/9/a/b, or the all-zero or all-f UUID. (Interface: Card order, `id`.)
 * @format uuid
 * @example "4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b"
 */
export const uuid = text(
  /^(?:[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|[fF]{8}-[fF]{4}-[fF]{4}-[fF]{4}-[fF]{12})$/,
  'must be a UUID',
)

/** Input of a route that takes none. */
export const noInput = object({})
