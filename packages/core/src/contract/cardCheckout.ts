import * as z from 'zod/mini'
import { amount } from './amount.ts'
import { chain } from './chain.ts'
import { country } from './country.ts'
import { currency } from './currency.ts'
import { paymentMethod } from './paymentMethod.ts'
import { token } from './token.ts'
import { tradeType } from './tradeType.ts'
import { uuid } from './uuid.ts'
import { wallet } from './wallet.ts'

/** What opens a purchase. (Interface: POST /v1/card/checkout; assumptions `card.fields`, `card.required`.) */
export const cardCheckoutInput = z.object({
  amount,
  currency,
  country,
  payment_method: paymentMethod,
  trade_type: tradeType,
  wallet,
  chain,
  token,
})
export interface CardCheckoutInput extends z.infer<typeof cardCheckoutInput> {}

/** The order to follow and the hosted card page to show. (Interface: Checkout result.) */
export const cardCheckout = z.object({
  /** The order to poll. */
  order_id: uuid,
  /**
   * The hosted card page, to be shown in an iframe.
   * @format uri
   * @example "https://pay.example/pay/4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b"
   */
  url: z.string(),
})
export interface CardCheckout extends z.infer<typeof cardCheckout> {}
