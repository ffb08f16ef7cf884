import { cardCheckout, cardCheckoutInput } from './cardCheckout.ts'
import { cardOrder, cardOrderInput } from './cardOrder.ts'
import { cardQuote, cardQuoteInput } from './cardQuote.ts'
import { keyedErrors } from './keyedErrors.ts'

/** Buying with a card. (Interface: the routes under /v1/card.) */
export const cardRoutes = {
  /**
   * Price a purchase. The whole of it, either from a fiat spend or from a target crypto amount. A quote informs; it need
   * not be there for a purchase to be opened.
   */
  'card.quote': {
    method: 'POST',
    path: '/v1/card/quote',
    key: true,
    repeatable: true,
    input: cardQuoteInput,
    response: cardQuote,
    errors: [...keyedErrors, 'rail_error'],
    assumes: {
      input: ['card.quote', 'card.fields', 'card.required', 'card.precision'],
      response: ['card.quote'],
      errors: ['card.errors'],
    },
  },
  /**
   * Open a purchase. Amount, currency, payment method and country are fixed before the buyer sees the hosted page, so
   * that it opens on the payment step. Each request opens a purchase of its own.
   */
  'card.checkout': {
    method: 'POST',
    path: '/v1/card/checkout',
    key: true,
    repeatable: false,
    input: cardCheckoutInput,
    response: cardCheckout,
    errors: [...keyedErrors, 'rail_error'],
    assumes: {
      input: ['card.fields', 'card.required', 'card.precision'],
      errors: ['card.errors'],
    },
  },
  /**
   * Read an order. It is to be read until its status is `order_broadcasted` or `order_cancelled`. The order of another
   * wallet is not found.
   */
  'card.orders.get': {
    method: 'GET',
    path: '/v1/card/orders/{id}',
    key: true,
    repeatable: true,
    input: cardOrderInput,
    response: cardOrder,
    errors: [...keyedErrors, 'order_not_found'],
    assumes: { errors: ['order.scope'] },
  },
} as const
