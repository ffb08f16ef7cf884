import * as z from 'zod/mini'
import { customerStatuses, depositInstructions } from '../accounts.ts'
import { email, type Open, openString, wallet } from '../primitives.ts'

/** The wallet in the path; the service lowercases it. (Interface: Superseded routes.) */
export const walletAddress = z.object({ address: wallet })
export interface WalletAddress extends z.infer<typeof walletAddress> {}

/**
 * A wallet as a customer of the banking provider. The status may gain values. (Interface: GET /v1/wallets/:address;
 * assumption `superseded.customer`.)
 */
export const walletCustomer = z.object({
  /** In lower case. */
  address: wallet,
  /** `active` and `rejected` are decisions of the banking provider. */
  status: openString(customerStatuses),
  /** Whether the hosted terms page was accepted. */
  has_accepted_terms_of_service: z.boolean(),
})
export interface WalletCustomer extends z.infer<typeof walletCustomer> {}

/**
 * ISO 3166-1 alpha-2 in any case; the service uppercases it. (Interface: POST /v1/wallets/:address.)
 * @example "de"
 */
export const countryCode = z
  .string()
  .check(z.regex(/^[A-Za-z]{2}$/, 'must be two letters, such as "US"'))

/** Who is to be served under a wallet. (Interface: POST /v1/wallets/:address; assumption `superseded.registration`.) */
export const walletRegistration = z.object({ ...walletAddress.shape, country: countryCode, email })
export interface WalletRegistration extends z.infer<typeof walletRegistration> {}

/** The chain slug the interface has the service's own name for. (Assumption `superseded.chains`.) */
export const DEFAULT_SERVICE_CHAIN = 'the service'

export type AccountChain = Open<'arbitrum' | 'base' | typeof DEFAULT_SERVICE_CHAIN | 'hyper_evm'>

/** The fiat currencies an account can be had in, in lower case. (Interface: Create virtual account body.) */
export const accountCurrency = z.enum(['usd', 'gbp', 'eur'])
export type AccountCurrency = z.infer<typeof accountCurrency>

function accountChain(serviceChain: string): z.ZodMiniType<AccountChain, AccountChain> {
  return z.enum(['arbitrum', 'base', serviceChain, 'hyper_evm'])
}

/**
 * `accountInput` where the third chain's slug is known.
 * @param serviceChain the third chain's real slug
 */
export function accountInputWith(serviceChain: string) {
  return z.object({
    ...walletAddress.shape,
    currency: accountCurrency,
    chain: accountChain(serviceChain),
  })
}

/** The account a customer asks for. What it pays out is USDC, to the session's own wallet. (Interface: Create virtual account body.) */
export const accountInput = accountInputWith(DEFAULT_SERVICE_CHAIN)
export interface AccountInput extends z.infer<typeof accountInput> {}

const accountStatuses = { activated: {}, deactivated: {} } as const
const payoutCurrencies = { usdc: {} } as const
const usdRails = { ach_push: {}, wire: {}, fednow: {} } as const

/**
 * An account with all the provider says of it. Strings with known values may gain values. (Interface: Response, variant
 * A.)
 */
export const fullAccount = z.object({
  /**
   * The provider's id of the account.
   * @example "va_4f2c1c1e8d5b4c3a"
   */
  id: z.string(),
  /** What is paid in. */
  currency: openString(accountCurrency.def.entries),
  status: openString(accountStatuses),
  /** Where it pays out. */
  destination: z.object({
    /**
     * The chain that was asked for.
     * @example "base"
     */
    payment_rail: z.string(),
    currency: openString(payoutCurrencies),
    /** The wallet of the session. */
    address: wallet,
  }),
  deposit_instructions: depositInstructions,
  /**
   * Decimal text.
   * @example "0.5"
   */
  developer_fee_percent: z.string(),
  /**
   * @example "2026-11-20T12:00:00.000Z"
   */
  created_at: z.string(),
})
export interface FullAccount extends z.infer<typeof fullAccount> {}

const instructions = z.object({
  currency: z.literal('usd'),
  bank_name: z.string(),
  bank_address: z.string(),
  bank_routing_number: z.string(),
  bank_account_number: z.string(),
  bank_beneficiary_name: z.string(),
  bank_beneficiary_address: z.string(),
  /** The primary rail. */
  payment_rail: openString(usdRails),
  payment_rails: z.array(openString(usdRails)),
})
export interface UsdInstructions extends z.infer<typeof instructions> {}

/**
 * The deposit instructions alone, of an account in US dollars. What comes beside them is kept, for every field with a
 * value is to be shown. (Interface: Response, variant B.)
 * @example { "currency": "usd", "bank_name": "A Bank", "bank_address": "1 Street", "bank_routing_number": "990000001", "bank_account_number": "1234567890", "bank_beneficiary_name": "Ada Lovelace", "bank_beneficiary_address": "2 Street", "payment_rail": "ach_push", "payment_rails": ["ach_push", "wire", "fednow"] }
 */
export const usdInstructions: z.ZodMiniType<UsdInstructions, UsdInstructions> = z.looseObject(
  instructions.shape,
)

/**
 * A wallet's virtual account, in either variant. (Interface: Create virtual account; assumption `superseded.accounts`.)
 * @example { "id": "va_4f2c1c1e8d5b4c3a", "currency": "eur", "status": "activated", "destination": { "payment_rail": "base", "currency": "usdc", "address": "0x52908400098527886e0f7030069857d2e4169ee7" }, "deposit_instructions": { "iban": "DE89370400440532013000", "bic": "SIMUDEFFXXX" }, "developer_fee_percent": "0.5", "created_at": "2026-11-20T12:00:00.000Z" }
 */
export const walletAccount = z.union(
  [fullAccount, usdInstructions],
  'must be an account, or the deposit instructions of one in usd',
)
export type WalletAccount = z.infer<typeof walletAccount>
