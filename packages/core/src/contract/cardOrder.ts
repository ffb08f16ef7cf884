import * as z from 'zod/mini'
import { dateTime } from './dateTime.ts'
import { type Open, openString } from './open.ts'
import { uuid } from './uuid.ts'
import { wallet } from './wallet.ts'

/**
 * Every order status the interface knows: whether it is final, and how far an order with it has come. An order does not
 * go back in `reached` (assumption `order.moves`). (Interface: Card order status.)
 */
export const orderStatuses = {
  /** Payment is being taken. */
  payment_pending: { terminal: false, reached: 0 },
  /** Payment captured; asset not yet sent. */
  order_completed: { terminal: false, reached: 1 },
  /** Payout sent to the wallet. */
  order_broadcasted: { terminal: true, reached: 2 },
  /** The order will not settle. */
  order_cancelled: { terminal: true, reached: 2 },
} as const

export type KnownOrderStatus = keyof typeof orderStatuses
export type OrderStatus = Open<KnownOrderStatus>

export function isKnownStatus(status: OrderStatus): status is KnownOrderStatus {
  return Object.hasOwn(orderStatuses, status)
}

/** A card order as the service holds it. (Interface: Card order.) Status, chain and token stay open. */
export const cardOrder = z.object({
  id: uuid,
  status: openString<KnownOrderStatus>(),
  source: z.object({
    wallet,
    currency: z.string(),
    amount: z.string(),
    card_brand: z.nullable(z.string()),
    card_last_four: z.nullable(z.string()),
  }),
  destination: z.object({ wallet, chain: z.number(), token: z.string() }),
  created_at: dateTime,
})
export interface CardOrder extends z.infer<typeof cardOrder> {}

/** The order to read. `wallet` is the wallet it was bought for; another wallet's order is not found. */
export const cardOrderInput = z.object({ id: uuid, wallet })
export interface CardOrderInput extends z.infer<typeof cardOrderInput> {}
