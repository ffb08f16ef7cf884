import type { KnownOrderStatus } from '@onramp-kit/core/contract'

/** A scheduled event: plain data, so that it can be saved. */
export type ScheduledEvent = OrderEvent | CustomerEvent

/** An event of the buyer or of the payment rail. */
type OrderEvent = { readonly orderId: string } & (
  | { readonly kind: 'runBuyer' | 'endPaymentReview' | 'cancelUnpaidOrder' }
  | { readonly kind: 'receiveCallback'; readonly status: KnownOrderStatus }
)

/** An event of the applicant or of the banking provider. */
type CustomerEvent = { readonly customerId: string } & (
  | { readonly kind: 'runApplicant' | 'openAccounts' | 'reconcileTerms' }
  | { readonly kind: 'endIdentityReview'; readonly reviewId: string }
)

/** The event of a kind. */
export type EventOf<Kind extends ScheduledEvent['kind']> = ScheduledEvent & { readonly kind: Kind }
