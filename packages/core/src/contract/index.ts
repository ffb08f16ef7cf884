export { AMOUNT_PATTERN, amount } from './amount.ts'
export { type Assumption, type AssumptionId, assumptions } from './assumptions.ts'
export {
  type CardCheckout,
  type CardCheckoutInput,
  cardCheckout,
  cardCheckoutInput,
} from './cardCheckout.ts'
export {
  type CardOrder,
  type CardOrderInput,
  cardOrder,
  cardOrderInput,
  isKnownStatus,
  type KnownOrderStatus,
  type OrderStatus,
  orderStatuses,
} from './cardOrder.ts'
export { type CardQuote, type CardQuoteInput, cardQuote, cardQuoteInput } from './cardQuote.ts'
export { type Chain, chain, chainName, chains } from './chain.ts'
export { country } from './country.ts'
export { type Currency, currency } from './currency.ts'
export { type ErrorCode, errorCodes, type KnownErrorCode } from './errorCodes.ts'
export { type ErrorEnvelope, errorEnvelope } from './errorEnvelope.ts'
export { defaultFieldNames, type FieldNames } from './fieldNames.ts'
export type { Open } from './open.ts'
export { paymentMethod } from './paymentMethod.ts'
export { type PaymentMethodRow, paymentMethodRows, paymentMethodsFor } from './paymentMethods.ts'
export {
  type KeyEnvironment,
  PUBLISHABLE_KEY_HEADER,
  PUBLISHABLE_KEY_PATTERN,
} from './publishableKey.ts'
export type { Route, RouteInput, RouteResponse } from './route.ts'
export { type RouteId, routes } from './routes.ts'
export { type Token, token } from './token.ts'
export { type TradeType, tradeType } from './tradeType.ts'
export { uuid } from './uuid.ts'
export { wallet } from './wallet.ts'
