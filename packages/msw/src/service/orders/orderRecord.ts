import type { CardOrder, KnownOrderStatus } from '@onramp-kit/core/contract'
import type { ScenarioName } from '../../scenarios/scenarios.ts'
import type { Tenant } from '../tenant.ts'
import type { TrailEntry } from '../trailEntry.ts'
import type { PaymentStep } from './paymentStep.ts'

/** What the service keeps of one purchase. Records are replaced, never changed. */
export interface OrderRecord {
  /** Whose key it was opened with; to any other it is not there. */
  readonly tenant: Tenant
  /** The order as its read shows it. */
  readonly order: Omit<CardOrder, 'status'> & { readonly status: KnownOrderStatus }
  /** Every status the order has had, the present one last. */
  readonly trail: readonly TrailEntry<KnownOrderStatus>[]
  /** The hosted page's address. */
  readonly url: string
  /** Shown by whoever opens the hosted page; part of `url`, and of nothing else. */
  readonly session: string
  /** Decimal text of the token amount that was priced. */
  readonly payout: string
  /** The slug of the checkout. */
  readonly paymentMethod: string
  /** The scenario of this order alone. */
  readonly scenario?: ScenarioName
  /** Whether anybody has opened the hosted page. */
  readonly opened: boolean
  /** Where the buyer stands on the hosted page while the payment is pending. */
  readonly step: PaymentStep
}
