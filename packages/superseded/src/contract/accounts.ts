import {
  type CustomerStatus,
  customerStatuses,
  type DepositInstructions,
  depositInstructions,
  email,
  type Open,
  wallet,
} from '@onramp-kit/core/contract'
import {
  array,
  boolean,
  looseObject,
  object,
  oneOf,
  openString,
  string,
  text,
} from '@onramp-kit/core/internal'
import * as z from 'zod/mini'

/** The wallet in the path; the service lowercases it. (Interface: Superseded routes.) */
export interface WalletAddress {
  /** EVM address: 0x and 40 hexadecimal digits, in any case. */
  readonly address: string
}
export const walletAddress = object({ address: wallet })

/**
 * A wallet as a customer of the banking provider. The status may gain values. (Interface: GET /v1/wallets/:address;
 * assumption `superseded.customer`.)
 */
export interface WalletCustomer {
  /** The wallet in lower case. */
  readonly address: string
  /** `active` and `rejected` are decisions of the banking provider. */
  readonly status: CustomerStatus
  /** Whether the hosted terms page was accepted. */
  readonly has_accepted_terms_of_service: boolean
}
export const walletCustomer = object({
  address: wallet,
  status: openString(customerStatuses),
  has_accepted_terms_of_service: boolean(),
})

/**
 * ISO 3166-1 alpha-2 in any case; the service uppercases it. (Interface: POST /v1/wallets/:address.)
 * @example "de"
 */
export const countryCode = text(/^[A-Za-z]{2}$/, 'must be two letters, such as "US"')

/** A customer to register. (Interface: POST /v1/wallets/:address; assumption `superseded.registration`.) */
export interface WalletRegistration extends WalletAddress {
  /** ISO 3166-1 alpha-2 in any case. */
  readonly country: string
  /** The person's email address, which no other customer may have. */
  readonly email: string
}
export const walletRegistration = object({ address: wallet, country: countryCode, email })

/** The chain slug that the interface calls by the service's own name. (Assumption `superseded.chains`.) */
export const DEFAULT_SERVICE_CHAIN = 'the service'

export type AccountChain = Open<'arbitrum' | 'base' | typeof DEFAULT_SERVICE_CHAIN | 'hyper_evm'>

/** The fiat currencies of an account, in lower case. (Interface: Create virtual account body.) */
export type AccountCurrency = 'usd' | 'gbp' | 'eur'
const accountCurrencies = { usd: 'usd', gbp: 'gbp', eur: 'eur' } as const
export const accountCurrency = oneOf(accountCurrencies)

function accountChain(serviceChain: string): z.core.$ZodType<AccountChain, AccountChain> {
  return oneOf(['arbitrum', 'base', serviceChain, 'hyper_evm'])
}

/**
 * Returns `accountInput` for a known slug of the third chain.
 * @param serviceChain the third chain's real slug
 */
export function accountInputWith(serviceChain: string) {
  return object({
    address: wallet,
    currency: accountCurrency,
    chain: accountChain(serviceChain),
  })
}

/** The account to create. It pays out USDC to the session's wallet. (Interface: Create virtual account body.) */
export interface AccountInput extends WalletAddress {
  /** The currency of the bank account. */
  readonly currency: AccountCurrency
  /** The destination chain. */
  readonly chain: AccountChain
}
export const accountInput = accountInputWith(DEFAULT_SERVICE_CHAIN)

const accountStatuses = { activated: {}, deactivated: {} } as const
const payoutCurrencies = { usdc: {} } as const
const usdRails = { ach_push: {}, wire: {}, fednow: {} } as const

/**
 * An account with all the provider's fields. Strings with known values may gain values. (Interface: Response, variant
 * A.)
 */
export interface FullAccount {
  /**
   * The provider's id of the account.
   * @example "va_4f2c1c1e8d5b4c3a"
   */
  readonly id: string
  /** The currency of the bank account. */
  readonly currency: Open<AccountCurrency>
  /** Whether the account accepts money. */
  readonly status: Open<'activated' | 'deactivated'>
  /** Where it pays out. */
  readonly destination: {
    /**
     * The requested chain.
     * @example "base"
     */
    readonly payment_rail: string
    /** The token it pays out. */
    readonly currency: Open<'usdc'>
    /** The wallet of the session. */
    readonly address: string
  }
  /** The account details to show. */
  readonly deposit_instructions: DepositInstructions
  /**
   * Percentage as decimal text.
   * @example "0.5"
   */
  readonly developer_fee_percent: string
  /**
   * When the account was created.
   * @example "2026-11-20T12:00:00.000Z"
   */
  readonly created_at: string
}
export const fullAccount = object({
  id: string(),
  currency: openString(accountCurrencies),
  status: openString(accountStatuses),
  destination: object({
    payment_rail: string(),
    currency: openString(payoutCurrencies),
    address: wallet,
  }),
  deposit_instructions: depositInstructions,
  developer_fee_percent: string(),
  created_at: string(),
})

/**
 * The deposit instructions alone, of an account in US dollars. Further fields are kept: show every field with a value.
 * (Interface: Response, variant B.)
 * @example { "currency": "usd", "bank_name": "A Bank", "bank_address": "1 Street", "bank_routing_number": "990000001", "bank_account_number": "1234567890", "bank_beneficiary_name": "Ada Lovelace", "bank_beneficiary_address": "2 Street", "payment_rail": "ach_push", "payment_rails": ["ach_push", "wire", "fednow"] }
 */
export interface UsdInstructions {
  /** The currency of the bank account. */
  readonly currency: 'usd'
  /** Name of the bank. */
  readonly bank_name: string
  /** Address of the bank. */
  readonly bank_address: string
  /** Routing number of the bank. */
  readonly bank_routing_number: string
  /** Number of the account. */
  readonly bank_account_number: string
  /** Name of the recipient. */
  readonly bank_beneficiary_name: string
  /** Address of the recipient. */
  readonly bank_beneficiary_address: string
  /** The primary rail. */
  readonly payment_rail: Open<'ach_push' | 'wire' | 'fednow'>
  /** Every rail that the account accepts. */
  readonly payment_rails: readonly Open<'ach_push' | 'wire' | 'fednow'>[]
}
export const usdInstructions: z.core.$ZodType<UsdInstructions, UsdInstructions> = looseObject({
  currency: oneOf(['usd']),
  bank_name: string(),
  bank_address: string(),
  bank_routing_number: string(),
  bank_account_number: string(),
  bank_beneficiary_name: string(),
  bank_beneficiary_address: string(),
  payment_rail: openString(usdRails),
  payment_rails: array(openString(usdRails)),
})

/**
 * A wallet's virtual account, in either variant. (Interface: Create virtual account; assumption `superseded.accounts`.)
 * @example { "id": "va_4f2c1c1e8d5b4c3a", "currency": "eur", "status": "activated", "destination": { "payment_rail": "base", "currency": "usdc", "address": "0x52908400098527886e0f7030069857d2e4169ee7" }, "deposit_instructions": { "iban": "DE89370400440532013000", "bic": "SIMUDEFFXXX" }, "developer_fee_percent": "0.5", "created_at": "2026-11-20T12:00:00.000Z" }
 */
export type WalletAccount = FullAccount | UsdInstructions
export const walletAccount = z.union(
  [fullAccount, usdInstructions],
  'must be an account, or the deposit instructions of one in usd',
)
