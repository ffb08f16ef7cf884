import * as z from 'zod/mini'
import { type Open, openString } from './open.ts'
import { uuid } from './uuid.ts'
import { wallet } from './wallet.ts'

/** What the interface says of each order status. */
export const orderStatuses = {
  payment_pending: { terminal: false, meaning: 'payment is being taken' },
  order_completed: { terminal: false, meaning: 'payment captured; asset not yet sent' },
  order_broadcasted: { terminal: true, meaning: 'payout sent to the wallet' },
  order_cancelled: { terminal: true, meaning: 'order will not settle' },
} as const

export type KnownOrderStatus = keyof typeof orderStatuses
export type OrderStatus = Open<KnownOrderStatus>

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
  created_at: z.iso.datetime({ offset: true }),
})
export type CardOrder = z.infer<typeof cardOrder>

/** The order to read. `wallet` is the wallet it was bought for; another wallet's order is not found. */
export const cardOrderInput = z.object({ id: uuid, wallet })
export type CardOrderInput = z.infer<typeof cardOrderInput>
