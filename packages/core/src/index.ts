export { type BankStep, bankStep } from './accounts/bankStep.ts'
export { type DepositField, type DepositValue, depositFields } from './accounts/depositFields.ts'
export type {
  Checkout,
  CheckoutOptions,
  CheckoutSnapshot,
  CheckoutSnapshotFields,
  PurchaseDetails,
  PurchaseEvent,
} from './checkout/checkout.ts'
export { createCheckout } from './checkout/createCheckout.ts'
export type { Destination, Mismatch } from './checkout/mismatch.ts'
export type { CheckoutStep } from './checkout/steps.ts'
export { createOnrampClient, type OnrampClient, type OnrampClientOptions } from './client.ts'
export {
  type Customer,
  type CustomerRegistration,
  type CustomerStatus,
  type DepositInstructions,
  type HostedLink,
  isDecided,
  type KnownCustomerStatus,
  type VirtualAccount,
  type VirtualAccounts,
} from './contract/accounts.ts'
export type { TradeType } from './contract/amount.ts'
export type { AssumptionId } from './contract/assumptions.ts'
export type { CardCheckout, CardCheckoutInput, CardQuote, CardQuoteInput } from './contract/card.ts'
export type {
  CardOrder,
  CardOrderInput,
  KnownOrderStatus,
  OrderStatus,
} from './contract/cardOrder.ts'
export type { CashAppDeposit } from './contract/cashAppDeposit.ts'
export { type Chain, chainName, type Token } from './contract/chain.ts'
export type {
  ErrorCode,
  KnownErrorCode,
  ReadServiceError,
  ServiceError,
  StandardSchema,
} from './contract/errors.ts'
export type { FieldNameOptions, FieldNames } from './contract/fieldNames.ts'
export type { DisplayRate, FxRates } from './contract/fx.ts'
export type { Idempotency } from './contract/idempotency.ts'
export {
  type PaymentMethod,
  type PaymentMethodRow,
  paymentMethodsFor,
} from './contract/paymentMethods.ts'
export type { Currency, WalletInput } from './contract/primitives.ts'
export type { RailConfig } from './contract/rail.ts'
export type { KeyEnvironment } from './contract/route.ts'
export type { PathOverrides, RouteOverrides, SchemaOverrides } from './contract/routes.ts'
export type { Open } from './contract/values.ts'
export { ApiError, isApiError } from './errors/ApiError.ts'
export { ContractError } from './errors/ContractError.ts'
export { NetworkError, TimeoutError } from './errors/networkErrors.ts'
export {
  isOnrampError,
  OnrampError,
  type OnrampErrorDetails,
  type Outcome,
} from './errors/OnrampError.ts'
export { ConfigError, type FieldIssue, InputError, isInputError } from './errors/usageErrors.ts'
export type { FrameAttributes, FramePolicy } from './frame/frameAttributes.ts'
export { type FrameOptions, hostFrame } from './frame/hostFrame.ts'
export { type Presentation, resolvePresentation } from './frame/presentation.ts'
export { type CountryName, countries, countryNames } from './locale/countries.ts'
export { countryFromLanguages, currencyForCountry } from './locale/defaults.ts'
export { findCountry, searchCountries } from './locale/searchCountries.ts'
export {
  convertForDisplay,
  type DisplayAmount,
  type RateMeaning,
} from './money/convertForDisplay.ts'
export { formatAmount } from './money/formatAmount.ts'
export { type ParsedAmount, parseAmount } from './money/parseAmount.ts'
export {
  type Claim,
  type OrderFacts,
  type Reads,
  type Situation,
  type SituationAction,
  type SituationName,
  situationOf,
} from './orders/situation.ts'
export { isCaptured, isTerminal } from './orders/status.ts'
export type { WatchOptions } from './orders/watch.ts'
export type { Clock } from './platform/clock.ts'
export type { TryLock } from './platform/lock.ts'
export type { PageState } from './platform/page.ts'
export type { Platform, PlatformOptions } from './platform/platform.ts'
export type { Subscribable } from './platform/signal.ts'
export type { OrderStorage } from './platform/storage.ts'
export type { Card, CheckoutRequestOptions } from './resources/card.ts'
export type { CardOrders } from './resources/cardOrders.ts'
export {
  type AuthorizedDeposit,
  type CryptoDepositRequest,
  checkCashAppDeposit,
  cryptoDepositUrl,
  type DepositAuthority,
  openCryptoDeposit,
} from './resources/cryptoDeposit.ts'
export type { Fx } from './resources/fx.ts'
export type { Rail } from './resources/rail.ts'
export type { VirtualAccountMethods } from './resources/virtualAccounts.ts'
export type { RequestEvent, ResponseEvent, RetryEvent } from './transport/events.ts'
export type { BaseUrl, RequestHeaders } from './transport/options.ts'
export type { RequestOptions } from './transport/request.ts'
export { checkWallet } from './wallet/checkWallet.ts'
