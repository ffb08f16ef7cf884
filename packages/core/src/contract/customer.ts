import * as z from 'zod/mini'
import { type Open, openString } from './open.ts'
import { wallet } from './wallet.ts'

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
