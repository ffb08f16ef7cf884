export type { PaymentMethodRow } from '@onramp-kit/core'
export { BankDeposit } from './bank-deposit/BankDeposit.tsx'
export type { BankDepositOwnProps, BankDepositProps } from './bank-deposit/BankDepositRoot.tsx'
export {
  type BankDepositState,
  type UseBankDepositOptions,
  useBankDeposit,
} from './bank-deposit/useBankDeposit.ts'
export { Checkout } from './checkout/Checkout.tsx'
export type { AmountLimits, CheckoutOwnProps, CheckoutProps } from './checkout/CheckoutProps.ts'
export type { CheckoutEvent } from './checkout/checkoutEvents.ts'
export { CheckoutDialog } from './checkout/dialog/CheckoutDialog.tsx'
export type { CheckoutDialogProps } from './checkout/dialog/dialogProps.ts'
export {
  type UseCheckoutOptions,
  type UseCheckoutResult,
  useCheckout,
} from './checkout/useCheckout.ts'
export { CryptoDeposit } from './crypto-deposit/CryptoDeposit.tsx'
export type {
  CryptoDepositOwnProps,
  CryptoDepositProps,
} from './crypto-deposit/CryptoDepositRoot.tsx'
export {
  type CryptoDepositState,
  type UseCryptoDepositOptions,
  useCryptoDeposit,
} from './crypto-deposit/useCryptoDeposit.ts'
export type { DepositMethod } from './crypto-deposit/useDepositForm.ts'
export type { Plural } from './i18n/format.ts'
export type { MessageArea, MessageOverrides, Messages } from './messages/messages.ts'
export {
  OrderStatus,
  type OrderStatusOwnProps,
  type OrderStatusProps,
} from './order/OrderStatus.tsx'
export type { Appearance, AppearanceProps } from './provider/appearance.ts'
export { type Marks, type Support, useOnramp } from './provider/OnrampContext.ts'
export { OnrampProvider, type OnrampProviderProps } from './provider/OnrampProvider.tsx'
export { cardOrderQueryOptions } from './queries/cardOrderQuery.ts'
export { cardQuoteQueryOptions } from './queries/cardQuoteQuery.ts'
export type { IdleQueryOptions, OnrampQueryKey, OnrampQueryOptions } from './queries/onrampKeys.ts'
export * as onrampKeys from './queries/onrampKeys.ts'
export { fxRatesQueryOptions, railConfigQueryOptions } from './queries/referenceDataQueries.ts'
export type { MutationHookOptions } from './queries/useActionMutation.ts'
export { useCardOrder, useCardQuote } from './queries/useCard.ts'
export { type QueryHookOptions } from './queries/useOnrampQuery.ts'
export { useFxRates, useRailConfig } from './queries/useReferenceData.ts'
export {
  useCreateHostedLink,
  useRegisterCustomer,
  useVirtualAccountStatus,
  useVirtualAccounts,
} from './queries/useVirtualAccounts.ts'
export {
  type VirtualAccountsOptions,
  virtualAccountStatusQueryOptions,
  virtualAccountsQueryOptions,
} from './queries/virtualAccountsQuery.ts'
