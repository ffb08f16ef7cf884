import type { KnownOrderStatus } from '@onramp-kit/core/contract'

/** A scheduled event: plain data, so that it can be saved. */
export type ScheduledEvent = EngineEvent | ExtensionEvent

/** An event of the current contract. */
export type EngineEvent = OrderEvent | CustomerEvent

/** An event of the buyer or of the payment rail. */
type OrderEvent = { readonly orderId: string } & (
  | { readonly kind: 'runBuyer' | 'endPaymentReview' | 'cancelUnpaidOrder' }
  | { readonly kind: 'receiveCallback'; readonly status: KnownOrderStatus }
)

/** An event of the applicant or of the banking provider. */
type CustomerEvent = { readonly customerId: string } & (
  | { readonly kind: 'runApplicant' | 'openAccounts' }
  | { readonly kind: 'endIdentityReview'; readonly reviewId: string }
)

/** An event that an extension scheduled, and performs. */
interface ExtensionEvent {
  readonly kind: 'extension'
  /** The extension's name. */
  readonly extension: string
  readonly event: unknown
}

/** The event of a kind. */
export type EventOf<Kind extends EngineEvent['kind']> = EngineEvent & { readonly kind: Kind }
