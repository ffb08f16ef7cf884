/** zod's parser for the schemas, which have no methods: `parse(cardOrder, data)`. */
export { parse, safeParse } from 'zod/v4/core'
export {
  type Customer,
  type CustomerRegistration,
  type CustomerStatus,
  customer,
  customerRegistration,
  customerStatuses,
  type DepositInstructions,
  depositInstructions,
  type HostedLink,
  hostedLink,
  isDecided,
  type KnownCustomerStatus,
  type TermsAccepted,
  termsAccepted,
  type VirtualAccount,
  type VirtualAccounts,
  virtualAccount,
  virtualAccounts,
} from './accounts.ts'
export { AMOUNT_PATTERN, amount, amountPlaces, type TradeType, tradeType } from './amount.ts'
export { type Assumption, type AssumptionId, assumptions } from './assumptions.ts'
export {
  type CardCheckout,
  type CardCheckoutInput,
  type CardQuote,
  type CardQuoteInput,
  cardCheckout,
  cardCheckoutInput,
  cardQuote,
  cardQuoteInput,
} from './card.ts'
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
export { type CashAppDeposit, cashAppDeposit } from './cashAppDeposit.ts'
export { type Chain, chain, chainName, chains, type Token, token } from './chain.ts'
export { checkNames, type FailOption } from './checkNames.ts'
export {
  type ErrorCode,
  type ErrorEnvelope,
  errorCodes,
  errorEnvelope,
  type KnownErrorCode,
  rejections,
} from './errors.ts'
export {
  checkFieldNames,
  defaultFieldNames,
  type FieldNameOptions,
  type FieldNames,
  mergeFieldNames,
} from './fieldNames.ts'
export { type DisplayRate, displayRate, type FxRates, fxRates } from './fx.ts'
export { HEADER_NAME_PATTERN, IDEMPOTENCY_KEY_PATTERN, type Idempotency } from './idempotency.ts'
export type { ObjectSchema } from './objects.ts'
export {
  isPaymentMethodRow,
  type PaymentMethod,
  type PaymentMethodRow,
  paymentMethod,
  paymentMethodRows,
  paymentMethodsFor,
} from './paymentMethods.ts'
export {
  type Currency,
  country,
  currency,
  email,
  uuid,
  type WalletInput,
  wallet,
  walletInput,
} from './primitives.ts'
export { DEFAULT_RAIL_SEGMENT, type RailConfig, railConfig, railConfigPath } from './rail.ts'
export {
  type KeyEnvironment,
  PUBLISHABLE_KEY_HEADER,
  PUBLISHABLE_KEY_PATTERN,
  type Route,
  type RouteInput,
  type RouteReply,
  type RouteResponse,
  type RouteTable,
  type Schema,
} from './route.ts'
export {
  adaptRoutes,
  type PathOverrides,
  type RouteId,
  type RouteOverrides,
  type Routes,
  routes,
  type SchemaOverrides,
} from './routes.ts'
export type { OneOf, Open, OpenString, ValueSchema } from './values.ts'
