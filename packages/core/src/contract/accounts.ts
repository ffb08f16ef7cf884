import { array, looseObject, object } from './objects.ts'
import { type Currency, country, currencies, email, uuid, wallet } from './primitives.ts'
import { boolean, number, type Open, openString, string, wholeNumber } from './values.ts'

/**
 * Every customer status, in the order in which the banking provider assigns them; the last two are decisions.
 * (Interface: Customer status. That the current contract uses the same five is assumption `accounts.status`.)
 */
export const customerStatuses = {
  /** The provider has asked for nothing yet. */
  not_started: { decided: false },
  /** The person has begun, and the provider waits for something. */
  incomplete: { decided: false },
  /** The provider reviews the person; nothing to do but wait. */
  under_review: { decided: false },
  /** The provider has approved the person; bank accounts follow. */
  active: { decided: true },
  /** The provider does not serve this person. */
  rejected: { decided: true },
} as const

export type KnownCustomerStatus = keyof typeof customerStatuses

/**
 * Status of a customer with the banking provider. `not_started`: nothing was asked yet. `incomplete`: the provider waits
 * for the person. `under_review`: the provider reviews the person. `active`: the provider has approved the person, and bank
 * accounts follow; decided. `rejected`: the provider does not serve this person; decided. The service may add values.
 */
export type CustomerStatus = Open<KnownCustomerStatus>

/** Returns whether the status is one of the five, and not one the service added later. */
export function isKnownCustomerStatus(status: CustomerStatus): status is KnownCustomerStatus {
  return Object.hasOwn(customerStatuses, status)
}

/** Returns whether the provider has decided: `active` or `rejected`. An unknown status is undecided. */
export function isDecided(status: CustomerStatus): boolean {
  return isKnownCustomerStatus(status) && customerStatuses[status].decided
}

/** A wallet as a customer of the banking provider. (Assumption `accounts.status`.) The status may gain values. */
export interface Customer {
  /** The customer's wallet. */
  readonly wallet: string
  /**
   * `not_started`: nothing was asked yet. `incomplete`: the provider waits for the person. `under_review`: the provider
   * reviews the person. `active` and `rejected` are decisions of the banking provider.
   */
  readonly status: CustomerStatus
  /**
   * Whether the hosted terms page was accepted.
   * @example false
   */
  readonly has_accepted_terms_of_service: boolean
}
export const customer = object({
  wallet,
  status: openString(customerStatuses),
  has_accepted_terms_of_service: boolean(),
})

/** A customer to register under a wallet. (Assumption `accounts.register`.) */
export interface CustomerRegistration {
  /** The EVM address that receives the payouts: 0x and 40 hexadecimal digits. */
  readonly wallet: string
  /** The person's country: ISO 3166-1 alpha-2, uppercase. */
  readonly country: string
  /** The person's email address, which no other customer may have. */
  readonly email: string
}
export const customerRegistration = object({ wallet, country, email })

/** A hosted page, to be shown in an iframe. (Assumptions `accounts.terms`, `accounts.verification`.) */
export interface HostedLink {
  /**
   * URL of the page. Request a new one for each visit. The client returns it unchecked; `hostFrame` checks it. Before you link
   * or navigate to it, check that it is https and has another origin than your page.
   * @format uri
   * @example "https://bank.example/hosted/4f2c1c1e"
   */
  readonly url: string
}
export const hostedLink = object({ url: string() })

/**
 * The window message that the hosted terms page posts when the terms are accepted. The identity-verification page posts
 * none. (Interface: Superseded routes, tos-link and kyc-link; assumption `accounts.terms`.)
 */
export interface TermsAccepted {
  /** The provider's id of the agreement. */
  readonly signedAgreementId: string
}
export const termsAccepted = object({ signedAgreementId: string() })

/**
 * What a bank needs to send money to an account. The fields depend on the currency and are not shown by the interface, so
 * any are accepted; show every field with a value. (Assumption `accounts.instructions`.)
 * @example { "bank_routing_number": "990000001", "bank_account_number": "0123456789" }
 */
export type DepositInstructions = Readonly<Record<string, unknown>>
export const depositInstructions = looseObject({})

/** A bank account of a wallet, one per currency. Chain, currency and token may gain values. (Interface: Virtual account.) */
export interface VirtualAccount {
  /** UUID of the account. */
  readonly id: string
  /**
   * The destination chain by the service's own id: 1 Ethereum, 8453 Base, 999 HyperEVM, 1337 HyperCore, 4326 MegaETH, 143
   * Monad, 137 Polygon, 42161 Arbitrum.
   * @example 8453
   */
  readonly chain: number
  /** The currency of the bank account. */
  readonly currency: Open<Currency>
  /**
   * Symbol of the token it pays out.
   * @example "USDC"
   */
  readonly destination_token: string
  /** The account details to show. `depositFields` lists them. */
  readonly source_deposit_instructions: DepositInstructions
}
export const virtualAccount = object({
  id: uuid,
  chain: number(),
  currency: openString(currencies),
  destination_token: string(),
  source_deposit_instructions: depositInstructions,
})

/** Every virtual account of a wallet. (Interface: Virtual account, the list response.) */
export interface VirtualAccounts {
  /**
   * The number of accounts in `data`.
   * @example 1
   */
  readonly count: number
  /** The accounts. */
  readonly data: readonly VirtualAccount[]
}
export const virtualAccounts = object({ count: wholeNumber(), data: array(virtualAccount) })
