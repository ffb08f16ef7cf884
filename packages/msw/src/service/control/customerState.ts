import type { Customer, KnownCustomerStatus, VirtualAccount } from '@onramp-kit/core/contract'
import { customerPageUrl } from '../customers/customerPageUrl.ts'
import type { CustomerRecord } from '../customers/customerRecord.ts'
import { seenByClient } from '../customers/seenByClient.ts'
import type { TrailEntry } from '../trailEntry.ts'

/** A customer as the contract shows one, and what only the provider sees. */
export interface CustomerState extends Customer {
  /** The key it was registered with; under another key the wallet is no customer. */
  readonly publishable_key: string
  readonly country: string
  /** The statuses it has had, the present one last. */
  readonly trail: readonly TrailEntry<KnownCustomerStatus>[]
  readonly accounts: readonly VirtualAccount[]
  /** The hosted pages' addresses. */
  readonly terms_url: string
  readonly identity_url: string
}

export function customerState(record: CustomerRecord): CustomerState {
  const { accounts, country, serviceUrl, tenant, trail } = record
  return {
    ...seenByClient(record),
    publishable_key: tenant.key,
    country,
    trail,
    accounts,
    terms_url: customerPageUrl(serviceUrl, 'terms', record),
    identity_url: customerPageUrl(serviceUrl, 'identity', record),
  }
}
