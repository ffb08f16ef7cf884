import * as z from 'zod/mini'
import { customer, customerRegistration, hostedLink, virtualAccounts } from './accounts.ts'
import type { AssumptionId } from './assumptions.ts'
import { cardCheckout, cardCheckoutInput, cardQuote, cardQuoteInput } from './card.ts'
import { cardOrder, cardOrderInput } from './cardOrder.ts'
import { type KnownErrorCode, keyedErrors } from './errors.ts'
import { fxRates } from './fx.ts'
import { walletInput } from './primitives.ts'
import { DEFAULT_RAIL_SEGMENT, railConfig, railConfigPath } from './rail.ts'
import type { Route } from './route.ts'

/** Of a route that takes nothing. */
export const noInput = z.object({})

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

/** Bank accounts of a wallet's own, and what it takes to get them. (Interface: the routes under /v1/virtual-accounts.) */
export const virtualAccountRoutes = {
  /** List the virtual accounts a wallet holds. One for each currency, with the banking details to show the user. */
  'virtualAccounts.list': {
    method: 'GET',
    path: '/v1/virtual-accounts',
    key: true,
    repeatable: true,
    input: walletInput,
    response: virtualAccounts,
    errors: [...keyedErrors, 'bridge_error'],
    assumes: {
      response: ['accounts.instructions', 'accounts.opening'],
      errors: ['accounts.errors'],
    },
  },
  /** Register a wallet for virtual accounts. The terms of service and the identity verification follow. */
  'virtualAccounts.register': {
    method: 'POST',
    path: '/v1/virtual-accounts/register',
    key: true,
    repeatable: false,
    input: customerRegistration,
    response: customer,
    errors: [...keyedErrors, 'already_registered', 'email_already_in_use', 'bridge_error'],
    assumes: {
      input: ['accounts.register'],
      response: ['accounts.register'],
      errors: ['accounts.errors'],
    },
  },
  /**
   * Get the hosted page of the terms of service. It is shown in an iframe, and posts a window message that carries
   * `signedAgreementId` when the terms are accepted.
   */
  'virtualAccounts.termsOfService': {
    method: 'POST',
    path: '/v1/virtual-accounts/terms-of-service',
    key: true,
    repeatable: true,
    input: walletInput,
    response: hostedLink,
    errors: [...keyedErrors, 'customer_not_registered', 'bridge_error'],
    assumes: {
      path: ['accounts.terms'],
      input: ['accounts.terms'],
      response: ['accounts.terms'],
      errors: ['accounts.errors'],
    },
  },
  /** Get the hosted page of the identity verification. It is shown in an iframe, and posts no window message. */
  'virtualAccounts.identityVerification': {
    method: 'POST',
    path: '/v1/virtual-accounts/identity-verification',
    key: true,
    repeatable: true,
    input: walletInput,
    response: hostedLink,
    errors: [...keyedErrors, 'customer_not_registered', 'bridge_error'],
    assumes: {
      path: ['accounts.verification'],
      input: ['accounts.verification'],
      response: ['accounts.verification'],
      errors: ['accounts.errors'],
    },
  },
  /** Read how far a customer has come. It is to be read until the provider has decided. */
  'virtualAccounts.status': {
    method: 'GET',
    path: '/v1/virtual-accounts/status',
    key: true,
    repeatable: true,
    input: walletInput,
    response: customer,
    errors: [...keyedErrors, 'customer_not_registered', 'bridge_error'],
    assumes: {
      path: ['accounts.status'],
      input: ['accounts.status'],
      response: ['accounts.status'],
      errors: ['accounts.errors'],
    },
  },
} as const

/** The crypto-deposit rail. (Interface: GET /v1/rail/config.) */
export const railRoutes = {
  /** Read the settings of the hosted crypto-deposit flow. Once at start-up, before a deposit authorization is requested. */
  'rail.config': {
    method: 'GET',
    path: railConfigPath(DEFAULT_RAIL_SEGMENT),
    key: true,
    repeatable: true,
    input: noInput,
    response: railConfig,
    errors: keyedErrors,
    assumes: { path: ['rail.segment'], errors: ['rail.errors'] },
  },
} as const

/** Display rates: the one route without a publishable key. (Interface: GET /v1/fx.) */
export const fxRoutes = {
  /** Read the exchange rates for display. They price nothing: what a user pays is in each rail's own quote. */
  'fx.rates': {
    method: 'GET',
    path: '/v1/fx',
    key: false,
    repeatable: true,
    input: noInput,
    response: fxRates,
    errors: ['rate_limited', 'rates_unavailable'],
    assumes: { response: ['fx.direction'], errors: ['fx.errors'] },
  },
} as const

/** Every route of the current contract by the name of its client method, which is also an error's `operation`. */
export const routes = {
  ...cardRoutes,
  ...virtualAccountRoutes,
  ...railRoutes,
  ...fxRoutes,
} as const satisfies Readonly<Record<string, Route<KnownErrorCode, AssumptionId>>>

export type Routes = typeof routes
export type RouteId = keyof Routes
