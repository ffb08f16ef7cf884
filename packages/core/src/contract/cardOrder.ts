import { object } from './objects.ts'
import { uuid, wallet } from './primitives.ts'
import { nullable, number, type Open, openString, string, text } from './values.ts'

/**
 * A moment as RFC 3339 text. (Interface: Card order, `created_at`.)
 * @format date-time
 * @example "2026-11-20T19:30:00Z"
 */
export const dateTime = text(
  /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:?\d\d)$/,
  'must be a date and time with its zone, such as "2026-11-20T19:30:00Z"',
)

/**
 * Every order status of the interface: whether it is final, and how far along an order with it is. An order does not go
 * back in `reached` (assumption `order.moves`). (Interface: Card order status.)
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

/**
 * Status of a card order. `payment_pending`: payment is being taken. `order_completed`: payment captured, asset not yet
 * sent. `order_broadcasted`: payout sent to the wallet; final. `order_cancelled`: the order will not settle; final. The
 * service may add values.
 */
export type OrderStatus = Open<KnownOrderStatus>

/** Returns whether the status is one of the four, and not one the service added later. */
export function isKnownStatus(status: OrderStatus): status is KnownOrderStatus {
  return Object.hasOwn(orderStatuses, status)
}

/** A card order as the service holds it. Status, chain and token may gain values. (Interface: Card order.) */
export interface CardOrder {
  /** UUID of the order: the `order_id` of the checkout. */
  readonly id: string
  /**
   * `payment_pending`: payment is being taken. `order_completed`: payment captured, asset not yet sent.
   * `order_broadcasted`: payout sent; final. `order_cancelled`: will not settle; final.
   */
  readonly status: OrderStatus
  /** What the buyer pays. */
  readonly source: {
    /** The wallet the order was opened for. */
    readonly wallet: string
    /**
     * The fiat currency.
     * @example "USD"
     */
    readonly currency: string
    /**
     * Decimal text in `currency`.
     * @example "100"
     */
    readonly amount: string
    /**
     * The brand of the card, once one was used.
     * @example null
     * @example "visa"
     */
    readonly card_brand: string | null
    /**
     * The last four digits of the card, once one was used.
     * @example null
     * @example "4242"
     */
    readonly card_last_four: string | null
  }
  /** What the service sends. */
  readonly destination: {
    /** The wallet that receives the token. */
    readonly wallet: string
    /**
     * Chain by the service's own id: 1 Ethereum, 8453 Base, 999 HyperEVM, 1337 HyperCore, 4326 MegaETH, 143 Monad, 137
     * Polygon, 42161 Arbitrum.
     * @example 8453
     */
    readonly chain: number
    /**
     * Symbol of the token.
     * @example "USDC"
     */
    readonly token: string
  }
  /** When the order was opened, as RFC 3339 text. */
  readonly created_at: string
}
export const cardOrder = object({
  id: uuid,
  status: openString(orderStatuses),
  source: object({
    wallet,
    currency: string(),
    amount: string(),
    card_brand: nullable(string()),
    card_last_four: nullable(string()),
  }),
  destination: object({ wallet, chain: number(), token: string() }),
  created_at: dateTime,
})

/** The order to read. The service does not find the order of another wallet. */
export interface CardOrderInput {
  /** UUID of the order: the `order_id` of the checkout. */
  readonly id: string
  /** The wallet the order was opened for. */
  readonly wallet: string
}
export const cardOrderInput = object({ id: uuid, wallet })
