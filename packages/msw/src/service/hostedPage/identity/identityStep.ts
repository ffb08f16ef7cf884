import type { KnownCustomerStatus } from '@onramp-kit/core/contract'
import type { CustomerRecord } from '../../accounts/customers.ts'

/** Where a person stands on the identity page. */
export type IdentityStep = 'form' | 'review' | 'terms' | 'approved' | 'rejected'

const steps: Readonly<Record<KnownCustomerStatus, IdentityStep>> = {
  not_started: 'form',
  incomplete: 'form',
  under_review: 'review',
  active: 'approved',
  rejected: 'rejected',
}

/** The step a customer's status leads to; an approval that is out waits there for the terms. */
export function identityStep({ status, review }: CustomerRecord): IdentityStep {
  return review?.ended ? 'terms' : steps[status]
}
