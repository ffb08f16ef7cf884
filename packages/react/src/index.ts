export { BankDeposit } from './bank-deposit/BankDeposit.tsx'
export { type BankDepositProps } from './bank-deposit/BankDepositRoot.tsx'
export {
  type BankDepositState,
  type UseBankDepositOptions,
  useBankDeposit,
} from './bank-deposit/useBankDeposit.ts'
export { Checkout } from './checkout/Checkout.tsx'
export type { CheckoutProps } from './checkout/CheckoutProps.ts'
export {
  CheckoutDialog,
  type CheckoutDialogProps,
} from './checkout/dialog/CheckoutDialog.tsx'
export { type CheckoutState, type UseCheckoutOptions, useCheckout } from './checkout/useCheckout.ts'
export { CryptoDeposit } from './crypto-deposit/CryptoDeposit.tsx'
export { type CryptoDepositProps } from './crypto-deposit/CryptoDepositRoot.tsx'
export { type CryptoDepositState, useCryptoDeposit } from './crypto-deposit/useCryptoDeposit.ts'
export type { Plural } from './i18n/format.ts'
export { en } from './messages/en/en.ts'
export type { MessageArea, MessageOverrides, Messages } from './messages/messages.ts'
export {
  OrderStatus,
  type OrderStatusProps,
} from './order/OrderStatus.tsx'
export type { Appearance, AppearanceProps } from './provider/appearance.ts'
export { useOnramp } from './provider/OnrampContext.ts'
export { OnrampProvider, type OnrampProviderProps } from './provider/OnrampProvider.tsx'
export { cardOrderQuery } from './queries/cardOrderQuery.ts'
export { cardQuoteQuery } from './queries/cardQuoteQuery.ts'
export { fxRatesQuery } from './queries/fxRatesQuery.ts'
export { railConfigQuery } from './queries/railConfigQuery.ts'
export type { ReadQuery } from './queries/readQuery.ts'
export { useCardOrder, useCardQuote } from './queries/useCard.ts'
export { useFxRates } from './queries/useFxRates.ts'
export { useRailConfig } from './queries/useRailConfig.ts'
export {
  useHostedLink,
  useRegistration,
  useVirtualAccountStatus,
  useVirtualAccounts,
} from './queries/useVirtualAccounts.ts'
export {
  type VirtualAccountsOptions,
  virtualAccountStatusQuery,
  virtualAccountsQuery,
} from './queries/virtualAccountsQuery.ts'
