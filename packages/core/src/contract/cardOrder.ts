import * as z from 'zod/mini'
import { type Open, openString, uuid, wallet } from './primitives.ts'

/**
 * A moment as RFC 3339 text. (Interface: Card order, `created_at`.)
 * @format date-time
 * @example "2026-11-20T19:30:00Z"
 */
export const dateTime = z
  .string()
  .check(
    z.regex(
      /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:?\d\d)$/,
      'must be a date and time with its zone, such as "2026-11-20T19:30:00Z"',
    ),
  )

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

/** A card order as the service holds it. Status, chain and token may gain values. (Interface: Card order.) */
export const cardOrder = z.object({
  id: uuid,
  /** `order_broadcasted` (payout sent) and `order_cancelled` (will not settle) are final. */
  status: openString(orderStatuses),
  /** What is paid. */
  source: z.object({
    wallet,
    /** @example "USD" */
    currency: z.string(),
    /**
     * Decimal text.
     * @example "100"
     */
    amount: z.string(),
    /**
     * The brand of the card, once one was used.
     * @example null
     * @example "visa"
     */
    card_brand: z.nullable(z.string()),
    /**
     * The last four digits of the card, once one was used.
     * @example null
     * @example "4242"
     */
    card_last_four: z.nullable(z.string()),
  }),
  /** What is sent. */
  destination: z.object({
    wallet,
    /**
     * The id of the chain, as the service numbers them.
     * @example 8453
     */
    chain: z.number(),
    /** @example "USDC" */
    token: z.string(),
  }),
  created_at: dateTime,
})
export interface CardOrder extends z.infer<typeof cardOrder> {}

/** The order to read. `wallet` is the wallet it was bought for; another wallet's order is not found. */
export const cardOrderInput = z.object({
  /** The order's `order_id`, as the checkout gave it. */
  id: uuid,
  /** The wallet it was bought for. */
  wallet,
})
export interface CardOrderInput extends z.infer<typeof cardOrderInput> {}
