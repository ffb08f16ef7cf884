export { AccountDetail } from './bank/AccountDetail.tsx'
export { AccountDetails } from './bank/AccountDetails.tsx'
export { AccountRoute } from './bank/AccountRoute.tsx'
export { BankAnnouncer } from './bank/BankAnnouncer.tsx'
export { BankDeposit } from './bank/BankDeposit.tsx'
export type { BankDepositProps } from './bank/BankDepositProps.ts'
export { BankDepositRoot, type BankDepositRootProps } from './bank/BankDepositRoot.tsx'
export { BankTrouble } from './bank/BankTrouble.tsx'
export { CopyButton, type CopyButtonProps } from './bank/CopyButton.tsx'
export { CopyHint } from './bank/CopyHint.tsx'
export { CopyIcon, type CopyIconProps } from './bank/CopyIcon.tsx'
export { CurrencyField } from './bank/CurrencyField.tsx'
export { CurrencyLegend } from './bank/CurrencyLegend.tsx'
export { CurrencyName, type CurrencyNameProps } from './bank/CurrencyName.tsx'
export { CurrencyOption, type CurrencyOptionProps } from './bank/CurrencyOption.tsx'
export { CurrencyRadio, type CurrencyRadioProps } from './bank/CurrencyRadio.tsx'
export { DetailGroup } from './bank/DetailGroup.tsx'
export { DetailText } from './bank/DetailText.tsx'
export { EmailError } from './bank/EmailError.tsx'
export { EmailField } from './bank/EmailField.tsx'
export { EmailInput } from './bank/EmailInput.tsx'
export { EmailLabel } from './bank/EmailLabel.tsx'
export { FinishedButton } from './bank/FinishedButton.tsx'
export { OpenPageButton } from './bank/OpenPageButton.tsx'
export { RegisterButton } from './bank/RegisterButton.tsx'
export { RegisterNext } from './bank/RegisterNext.tsx'
export { RegistrationForm } from './bank/RegistrationForm.tsx'
export {
  QuoteAmount,
  QuoteDestination,
  QuoteLabel,
  SwitchIcon,
  TradeRows,
  TradeSide,
  TradeSwitch,
} from './checkout/AmountPair.tsx'
export { Checkout } from './checkout/Checkout.tsx'
export { CheckoutRefusal } from './checkout/CheckoutError.tsx'
export {
  CheckoutCountry,
  CheckoutFields,
  CheckoutForm,
  CheckoutNext,
  CheckoutSubmit,
} from './checkout/CheckoutForm.tsx'
export type { CheckoutProps } from './checkout/CheckoutProps.ts'
export { CheckoutRoot, type CheckoutRootProps } from './checkout/CheckoutRoot.tsx'
export { CheckoutPage, DestinationNotice } from './checkout/CheckoutSteps.tsx'
export { DetailsForm } from './checkout/DetailsForm.tsx'
export {
  CheckoutDialog,
  type CheckoutDialogProps,
  CheckoutDialogRoot,
  type CheckoutDialogRootProps,
} from './checkout/dialog/CheckoutDialog.tsx'
export { DialogBar, DialogClose, DialogTitle } from './checkout/dialog/DialogBar.tsx'
export {
  MethodIcon,
  PaymentMethod,
  PaymentMethodField,
  PaymentMethodInput,
  type PaymentMethodInputProps,
  PaymentMethodName,
  type PaymentMethodNameProps,
  type PaymentMethodProps,
  PaymentMethods,
  PaymentMethodsLabel,
} from './checkout/PaymentMethods.tsx'
export { QuoteBox, QuoteLines, QuoteNote, QuoteTotal } from './checkout/QuoteBox.tsx'
export { CheckoutOpenAgain, StartOver, StartOverButton } from './checkout/StartOver.tsx'
export { type CheckoutState, type UseCheckoutOptions, useCheckout } from './checkout/useCheckout.ts'
export { CryptoDeposit } from './deposit/CryptoDeposit.tsx'
export type { CryptoDepositProps } from './deposit/CryptoDepositProps.ts'
export { CryptoDepositRoot, type CryptoDepositRootProps } from './deposit/CryptoDepositRoot.tsx'
export { DepositAmount } from './deposit/DepositAmount.tsx'
export { DepositButton } from './deposit/DepositButton.tsx'
export { DepositError } from './deposit/DepositError.tsx'
export { DepositForm } from './deposit/DepositForm.tsx'
export { DepositNext } from './deposit/DepositNext.tsx'
export { DepositRefresh } from './deposit/DepositRefresh.tsx'
export { DepositWay, type DepositWayProps } from './deposit/DepositWay.tsx'
export { DepositWayNote } from './deposit/DepositWayNote.tsx'
export { DepositWayRadio, type DepositWayRadioProps } from './deposit/DepositWayRadio.tsx'
export { DepositWays } from './deposit/DepositWays.tsx'
export { DepositWaysLegend } from './deposit/DepositWaysLegend.tsx'
export {
  type BankDepositState,
  type UseBankDepositOptions,
  useBankDeposit,
} from './hooks/useBankDeposit.ts'
export { type CryptoDepositState, useCryptoDeposit } from './hooks/useCryptoDeposit.ts'
export type { Plural } from './i18n/format.ts'
export { en } from './messages/en/en.ts'
export type { MessageArea, Messages, OwnMessages } from './messages/messages.ts'
export { type OrderProgress, useOrderProgress } from './order/OrderContext.ts'
export { OrderNotice, OrderRefresh } from './order/OrderNotice.tsx'
export { OrderReceipt } from './order/OrderReceipt.tsx'
export { OrderIcon, OrderStage, type OrderStageProps, OrderStages } from './order/OrderStages.tsx'
export {
  OrderStatus,
  type OrderStatusProps,
  OrderStatusRoot,
  type OrderStatusRootProps,
} from './order/OrderStatus.tsx'
export type { Appearance, Look } from './provider/appearance.ts'
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
export {
  AmountContext,
  AmountError,
  AmountInput,
  AmountLabel,
  AmountRow,
  AmountUnit,
  type TypedAmount,
  useAmountProblem,
} from './ui/AmountField.tsx'
export { Actions, Button, type ButtonProps } from './ui/Button.tsx'
export {
  LeaveQuestion,
  QuestionBox,
  QuestionLeave,
  QuestionStay,
  QuestionText,
} from './ui/Confirmation.tsx'
export {
  CountryField,
  CountryLabel,
  CountryParts,
  CountryRoot,
  type CountryRootProps,
  CountryStatus,
} from './ui/country-select/CountryField.tsx'
export { CountryInput } from './ui/country-select/CountryInput.tsx'
export {
  CountryList,
  type CountryListProps,
  CountryOption,
  type CountryOptionProps,
} from './ui/country-select/CountryList.tsx'
export { Line, LineNote, Lines, LineTerm, LineValue } from './ui/DescriptionList.tsx'
export { ErrorNotice } from './ui/ErrorNotice.tsx'
export { HostedFrame, type HostedFrameProps } from './ui/hosted-page/HostedFrame.tsx'
export {
  HostedNewTab,
  HostedNotice,
  type HostedNoticeProps,
  HostedPage,
  HostedWait,
} from './ui/hosted-page/HostedPage.tsx'
export {
  type HostedPageProps,
  HostedRoot,
  type HostedRootProps,
} from './ui/hosted-page/HostedRoot.tsx'
export { Code, Notice, type NoticeProps, NoticeText } from './ui/Notice.tsx'
export {
  Spinner,
  type Step,
  StepAnnouncer,
  StepHeader,
  StepHeading,
  StepPanel,
  StepText,
  StepTitle,
  useStep,
} from './ui/Step.tsx'
