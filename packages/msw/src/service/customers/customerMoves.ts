import type { KnownCustomerStatus } from '@onramp-kit/core/contract'

/**
 * Where a customer may be taken from each status; what is not listed changes nothing. The hosted
 * pages and the review only ever go forward, and stop at a decision; a decision is looked at again
 * by the control alone. (Interface: Customer status; assumption `accounts.status`.)
 */
export const customerMoves: Readonly<Record<KnownCustomerStatus, readonly KnownCustomerStatus[]>> =
  {
    not_started: ['incomplete', 'under_review', 'active', 'rejected'],
    incomplete: ['under_review', 'active', 'rejected'],
    under_review: ['incomplete', 'active', 'rejected'],
    active: ['incomplete', 'under_review', 'rejected'],
    rejected: ['incomplete', 'under_review', 'active'],
  }
