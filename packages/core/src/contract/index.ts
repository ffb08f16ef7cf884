export {
  adaptRoutes,
  type PathOverrides,
  type RouteOverrides,
  type SchemaOverrides,
} from './adaptRoutes.ts'
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
export { type CashAppDeposit, cashAppDeposit } from './cashAppDeposit.ts'
export { type Chain, chain, chainName, chains } from './chain.ts'
export { checkFieldNames } from './checkFieldNames.ts'
export { country } from './country.ts'
export { type Currency, currency } from './currency.ts'
export {
  type Customer,
  type CustomerStatus,
  customer,
  customerStatuses,
  isDecided,
  type KnownCustomerStatus,
} from './customer.ts'
export { type CustomerRegistration, customerRegistration } from './customerRegistration.ts'
export { email } from './email.ts'
export { type ErrorCode, errorCodes, type KnownErrorCode, rejections } from './errorCodes.ts'
export { type ErrorEnvelope, errorEnvelope } from './errorEnvelope.ts'
export { defaultFieldNames, type FieldNames } from './fieldNames.ts'
export { type DisplayRate, displayRate, type FxRates, fxRates } from './fxRates.ts'
export { type HostedLink, hostedLink, type TermsAccepted, termsAccepted } from './hostedLink.ts'
export { HEADER_NAME_PATTERN, IDEMPOTENCY_KEY_PATTERN, type Idempotency } from './idempotency.ts'
export type { Open, OpenString } from './open.ts'
export { paymentMethod } from './paymentMethod.ts'
export { type PaymentMethodRow, paymentMethodRows, paymentMethodsFor } from './paymentMethods.ts'
export {
  type KeyEnvironment,
  PUBLISHABLE_KEY_HEADER,
  PUBLISHABLE_KEY_PATTERN,
} from './publishableKey.ts'
export {
  DEFAULT_RAIL_SEGMENT,
  type RailConfig,
  railConfig,
  railConfigPath,
} from './railConfig.ts'
export type { Route, RouteInput, RouteReply, RouteResponse, RouteTable } from './route.ts'
export { type RouteId, type Routes, routes } from './routes.ts'
export { type Token, token } from './token.ts'
export { amountPlaces, type TradeType, tradeType } from './tradeType.ts'
export { uuid } from './uuid.ts'
export {
  type DepositInstructions,
  depositInstructions,
  type VirtualAccount,
  type VirtualAccounts,
  virtualAccount,
  virtualAccounts,
} from './virtualAccount.ts'
export { wallet } from './wallet.ts'
export { type WalletInput, walletInput } from './walletInput.ts'
