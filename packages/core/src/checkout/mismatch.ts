import type { CardCheckoutInput } from '../contract/cardCheckout.ts'
import type { CardOrder } from '../contract/cardOrder.ts'

/** Where the money goes. */
export type Destination = Pick<CardCheckoutInput, 'wallet' | 'chain' | 'token'>

/** One part of an order's destination that is not what was asked for. */
export interface Mismatch {
  readonly field: keyof Destination
  readonly asked: string
  readonly held: string
}

/** Compares an order with what was asked for; wallets without regard to case, since the service lowercases them. */
export function findMismatches(wanted: Destination, order: CardOrder): readonly Mismatch[] {
  const compared = (['wallet', 'chain', 'token'] as const).map((field) => ({
    field,
    asked: String(wanted[field]),
    held: String(order.destination[field]),
  }))
  return compared.filter(({ field, asked, held }) =>
    field === 'wallet' ? asked.toLowerCase() !== held.toLowerCase() : asked !== held,
  )
}
