import { cardCheckout, cardCheckoutInput } from './cardCheckout.ts'
import { cardOrder, cardOrderInput } from './cardOrder.ts'
import { cardQuote, cardQuoteInput } from './cardQuote.ts'
import type { Route } from './route.ts'

const everyKeyedRoute = [
  'publishable_key_missing',
  'validation_error',
  'invalid_publishable_key',
  'origin_not_allowed',
  'rate_limited',
] as const

/** Every route of the current contract by the name of its client method, which is also an error's `operation`. */
export const routes = {
  'card.quote': {
    method: 'POST',
    path: '/v1/card/quote',
    key: true,
    repeatable: true,
    input: cardQuoteInput,
    response: cardQuote,
    errors: [...everyKeyedRoute, 'rail_error'],
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
    errors: [...everyKeyedRoute, 'rail_error'],
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
    errors: [...everyKeyedRoute, 'order_not_found'],
    assumes: {},
  },
} as const satisfies Record<string, Route>

export type RouteId = keyof typeof routes
