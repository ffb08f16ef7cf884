import type { CardOrder, KnownOrderStatus } from '@onramp-kit/core/contract'
import type { ScenarioName } from '../../scenarios/scenarios.ts'
import type { Operation, Stateful, Tenant, TrailEntry } from '../engine.ts'
import type { FieldErrors } from '../http/body.ts'

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

/** A card as far as it is kept: never more than what the order shows. */
export interface PaymentCard {
  readonly brand: string
  readonly lastFour: string
}

/**
 * Where a buyer stands on the hosted page. `card` is `null` for a wallet; `errors` is what was wrong
 * with the form sent last.
 */
export type PaymentStep =
  | {
      readonly name: 'details'
      /** Why the last attempt did not go through. */
      readonly refused?: 'declined' | 'challenge_failed'
      readonly errors?: FieldErrors
    }
  | {
      readonly name: 'challenge'
      /** The card the bank asks about. */
      readonly card: PaymentCard
      /** Codes entered so far, all of them wrong. */
      readonly wrongCodes: number
      readonly errors?: FieldErrors
    }
  | {
      /** The payment was made, and is looked at before it is taken. */
      readonly name: 'review'
      readonly card: PaymentCard | null
    }
  | {
      /** The payment was taken, whether or not the service has heard of it. */
      readonly name: 'paid'
      readonly card: PaymentCard | null
    }

/** The orders of one service, in the order they were opened. */
export interface OrderStore extends Stateful<readonly OrderRecord[]> {
  /** Adds a record, or takes it in place of the one with the same id. */
  put(record: OrderRecord): OrderRecord
  /** The record of an id, in whatever case the id is written. */
  find(id: string): OrderRecord | undefined
  list(): readonly OrderRecord[]
}

export function createOrderStore(): OrderStore {
  let records = new Map<string, OrderRecord>()
  const list = () => [...records.values()]
  return {
    put(record) {
      records.set(record.order.id, record)
      return record
    },
    find: (id) => records.get(id.toLowerCase()),
    list,
    save: list,
    load(saved) {
      records = new Map(saved.map((record) => [record.order.id, record]))
    },
    reset: () => records.clear(),
  }
}

/**
 * GET /v1/card/orders/{id}. The order of another wallet, or of another key, is as little there as
 * none.
 */
export const getOrder: Operation<'card.orders.get'> = (call, { orders }) => {
  const { id, wallet } = call.input
  const record = orders.find(id)
  // Addresses are compared without their case: it is a checksum, not a part of the address.
  if (
    record?.tenant.key !== call.tenant.key ||
    !equalsIgnoringCase(record.order.destination.wallet, wallet)
  ) {
    throw call.refusal('order_not_found', 'This wallet has no card order with this id.')
  }
  return record.order
}

/** Whether two texts are the same but for their case, as of wallets, where it is a checksum only. */
export function equalsIgnoringCase(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
