import type { CardOrder, KnownOrderStatus } from '@onramp-kit/core/contract'
import type { ScenarioName } from '../../scenarios/scenarios.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { FieldErrors, StatusHistoryEntry, Tenant } from '../records.ts'
import { type StatefulMap, statefulMap } from '../stateful.ts'

/** An order with the service's private data. Records are immutable; a change puts a new one. */
export interface OrderRecord {
  /** Tenant that opened the order. To any other it is not found. */
  readonly tenant: Tenant
  /** The order as the contract shows one. */
  readonly order: Omit<CardOrder, 'status'> & { readonly status: KnownOrderStatus }
  /** Every status so far, the current one last. */
  readonly statusHistory: readonly StatusHistoryEntry<KnownOrderStatus>[]
  /** URL of the hosted payment page. */
  readonly url: string
  /** Secret that opens the hosted page. Only `url` contains it. */
  readonly pageToken: string
  /** Token amount to pay out, as decimal text. */
  readonly payout: string
  /** Slug of the payment method. */
  readonly paymentMethod: string
  /** The order's own scenario. */
  readonly scenario?: ScenarioName
  /** When the simulated buyer acts, in milliseconds since the epoch. An event of another time is out of date. */
  readonly buyerActsAt?: number
  /** True once a person has visited the hosted page. */
  readonly pageVisited: boolean
  /** The buyer's step on the hosted page while the payment is pending. */
  readonly step: PaymentStep
}

/** The part of a card that the order shows. The service stores no other card data. */
export interface PaymentCard {
  readonly brand: string
  readonly lastFour: string
}

/** A buyer's step on the hosted page. `card` is `null` for a digital wallet. `errors` are those of the last form. */
export type PaymentStep =
  | {
      readonly name: 'details'
      /** Why the last attempt failed. */
      readonly failure?: 'declined' | 'challenge_failed'
      readonly errors?: FieldErrors
    }
  | {
      readonly name: 'challenge'
      readonly card: PaymentCard
      /** Number of wrong codes so far. */
      readonly wrongCodes: number
      readonly errors?: FieldErrors
    }
  | {
      /** The payment is under review before it is captured. */
      readonly name: 'review'
      readonly card: PaymentCard | null
    }
  | {
      /** The payment is captured. The rail may not have called back yet. */
      readonly name: 'paid'
      readonly card: PaymentCard | null
    }

/** The orders of one service, oldest first. `find` ignores the case of the id. */
export type OrderStore = StatefulMap<OrderRecord>

export function createOrderStore(): OrderStore {
  const records = statefulMap<OrderRecord>(({ order }) => order.id)
  return { ...records, find: (id) => records.find(id.toLowerCase()) }
}

/** Finds an order by its id, ignoring case. @throws ServiceError `order_not_found` */
export function requireOrder(orders: OrderStore, id: string): OrderRecord {
  const record = orders.find(id)
  if (record) return record
  throw new ServiceError('order_not_found', 'There is no order with this id.')
}

/** Compares two wallet addresses. Their letter case is a checksum, not part of the address. */
export function equalsIgnoringCase(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
