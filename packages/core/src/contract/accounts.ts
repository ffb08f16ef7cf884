import * as z from 'zod/mini'
import {
  country,
  currency,
  email,
  type Open,
  openString,
  uuid,
  wallet,
  wholeNumber,
} from './primitives.ts'

/**
 * How far the banking provider has come with a customer, in the order in which it comes there; the last two are
 * decisions. (Interface: Customer status. That the current contract uses the same five is assumption `accounts.status`.)
 */
export const customerStatuses = {
  /** Nothing was asked yet. */
  not_started: { decided: false },
  /** The person has begun, and owes something. */
  incomplete: { decided: false },
  /** The provider looks at it; nothing to do but wait. */
  under_review: { decided: false },
  /** Bank accounts can be had. */
  active: { decided: true },
  /** The provider will not serve this person. */
  rejected: { decided: true },
} as const

export type KnownCustomerStatus = keyof typeof customerStatuses
export type CustomerStatus = Open<KnownCustomerStatus>

/** Whether a status is one of the five, and none that was added later. */
export function isKnownCustomerStatus(status: CustomerStatus): status is KnownCustomerStatus {
  return Object.hasOwn(customerStatuses, status)
}

/** Whether the provider has decided. A status added later is not a decision. */
export function isDecided(status: CustomerStatus): boolean {
  return isKnownCustomerStatus(status) && customerStatuses[status].decided
}

/** A wallet as a customer of the banking provider. (Assumption `accounts.status`.) The status stays open. */
export const customer = z.object({
  wallet,
  /** `active` and `rejected` are decisions of the banking provider. */
  status: openString(customerStatuses),
  /** Whether the hosted terms page was accepted. */
  has_accepted_terms_of_service: z.boolean(),
})
export interface Customer extends z.infer<typeof customer> {}

/** Who is to be served under a wallet. (Assumption `accounts.register`; `email` also `card.fields`.) */
export const customerRegistration = z.object({ wallet, country, email })
export interface CustomerRegistration extends z.infer<typeof customerRegistration> {}

/** The address of a hosted page, to be shown in an iframe. (Assumptions `accounts.terms`, `accounts.verification`.) */
export const hostedLink = z.object({
  /**
   * @format uri
   * @example "https://bank.example/hosted/4f2c1c1e"
   */
  url: z.string(),
})
export interface HostedLink extends z.infer<typeof hostedLink> {}

/**
 * The window message by which the hosted terms page tells that the terms were accepted. The page for identity
 * verification sends none. (Interface: Superseded routes, tos-link and kyc-link; assumption `accounts.terms`.)
 */
export const termsAccepted = z.object({ signedAgreementId: z.string() })
export interface TermsAccepted extends z.infer<typeof termsAccepted> {}

/**
 * What a bank needs to send money to an account. Which fields there are depends on the currency and is not shown, so
 * any are taken, and every one with a value is for the user to see. (Assumption `accounts.instructions`.)
 * @example { "iban": "DE89370400440532013000", "bic": "SIMUDEFFXXX" }
 */
export const depositInstructions = z.looseObject({})
export type DepositInstructions = z.infer<typeof depositInstructions>

/**
 * A bank account tied to a wallet; one for each currency. Chain, currency and token may gain values. (Interface: Virtual
 * account.)
 */
export const virtualAccount = z.object({
  id: uuid,
  /**
   * The id of the destination chain, as the service numbers them.
   * @example 8453
   */
  chain: z.number(),
  /** What is paid in. */
  currency: openString(currency.def.entries),
  /**
   * What is paid out.
   * @example "USDC"
   */
  destination_token: z.string(),
  source_deposit_instructions: depositInstructions,
})
export interface VirtualAccount extends z.infer<typeof virtualAccount> {}

/** Every virtual account a wallet holds. (Interface: Virtual account, the list response.) */
export const virtualAccounts = z.object({
  /**
   * How many there are in `data`.
   * @example 1
   */
  count: wholeNumber(),
  data: z.array(virtualAccount),
})
export interface VirtualAccounts extends z.infer<typeof virtualAccounts> {}
