import type { KnownCustomerStatus, VirtualAccount } from '@onramp-kit/core/contract'
import type { FieldErrors } from '../http/body.ts'
import type { Tenant } from '../tenant.ts'
import type { TrailEntry } from '../trailEntry.ts'
import type { Review } from './review.ts'

/** What the banking provider keeps of one customer. Records are replaced, never changed. */
export interface CustomerRecord {
  /** Part of the hosted pages' addresses. */
  readonly id: string
  readonly tenant: Tenant
  /** As it was registered; compared without its case. */
  readonly wallet: string
  readonly country: string
  /** As it was registered; compared without its case. */
  readonly email: string
  readonly status: KnownCustomerStatus
  /** Every status the customer has had, the present one last. */
  readonly trail: readonly TrailEntry<KnownCustomerStatus>[]
  /** Where the service was found by whoever registered the wallet. */
  readonly serviceUrl: string
  /** What each hosted page is opened with. Nothing else holds it. */
  readonly sessions: { readonly terms: string; readonly identity: string }
  /** The agreement that was signed on the terms page. */
  readonly signedAgreementId: string | null
  /** Of the identity form sent last. */
  readonly review: Review | null
  /** What was wrong with the identity form sent last. */
  readonly errors: FieldErrors
  readonly accounts: readonly VirtualAccount[]
}
