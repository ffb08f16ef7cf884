import { cardCheckout, cardCheckoutInput } from './cardCheckout.ts'
import { cardOrder, cardOrderInput } from './cardOrder.ts'
import { cardQuote, cardQuoteInput } from './cardQuote.ts'
import { keyedErrors } from './keyedErrors.ts'

/** Buying with a card. (Interface: the routes under /v1/card.) */
export const cardRoutes = {
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
  'card.orders.get': {
    method: 'GET',
    path: '/v1/card/orders/{id}',
    key: true,
    repeatable: true,
    input: cardOrderInput,
    response: cardOrder,
    errors: [...keyedErrors, 'order_not_found'],
    assumes: {},
  },
} as const
