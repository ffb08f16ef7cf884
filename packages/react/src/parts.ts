export {
  AccountDetail,
  AccountDetails,
  DetailGroup,
  DetailText,
} from './bank-deposit/AccountDetails.tsx'
export { AccountDestination } from './bank-deposit/AccountsPanel.tsx'
export { BankAnnouncer } from './bank-deposit/BankDeposit.tsx'
export { BankDepositError } from './bank-deposit/BankDepositError.tsx'
export { BankDepositRoot, type BankDepositRootProps } from './bank-deposit/BankDepositRoot.tsx'
export {
  CopyButton,
  type CopyButtonProps,
  CopyHint,
  CopyIcon,
  type CopyIconProps,
} from './bank-deposit/CopyButton.tsx'
export {
  CurrencyField,
  CurrencyLegend,
  CurrencyName,
  type CurrencyNameProps,
  CurrencyOption,
  type CurrencyOptionProps,
  CurrencyRadio,
  type CurrencyRadioProps,
} from './bank-deposit/CurrencyChoice.tsx'
export { FinishedButton, OpenPageButton } from './bank-deposit/HostedStep.tsx'
export {
  EmailError,
  EmailField,
  EmailInput,
  EmailLabel,
  RegistrationButton,
  RegistrationForm,
  RegistrationHint,
} from './bank-deposit/Registration.tsx'
export {
  AmountPair,
  AmountPairSide,
  AmountPairSwitch,
  AmountPairSwitchIcon,
  QuoteAmount,
  QuoteDestination,
  QuoteLabel,
} from './checkout/AmountPair.tsx'
export { CheckoutError } from './checkout/CheckoutError.tsx'
export {
  CheckoutCountry,
  CheckoutFields,
  CheckoutForm,
  CheckoutHint,
  CheckoutSubmit,
} from './checkout/CheckoutForm.tsx'
export { CheckoutRoot, type CheckoutRootProps } from './checkout/CheckoutRoot.tsx'
export { CheckoutPage, DestinationNotice } from './checkout/CheckoutSteps.tsx'
export { DetailsForm } from './checkout/DetailsForm.tsx'
export {
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
export { QuoteBox, QuoteDetails, QuoteNote, QuoteTotal } from './checkout/QuoteBox.tsx'
export { CheckoutRetry, StartOver, StartOverButton } from './checkout/StartOver.tsx'
export {
  CryptoDepositRoot,
  type CryptoDepositRootProps,
} from './crypto-deposit/CryptoDepositRoot.tsx'
export { DepositAmount } from './crypto-deposit/DepositAmount.tsx'
export {
  DepositButton,
  DepositError,
  DepositForm,
  DepositHint,
  DepositRefresh,
} from './crypto-deposit/DepositForm.tsx'
export {
  DepositMethod,
  DepositMethodNote,
  type DepositMethodProps,
  DepositMethodRadio,
  type DepositMethodRadioProps,
  DepositMethods,
  DepositMethodsLegend,
} from './crypto-deposit/DepositMethods.tsx'
export { type OrderProgress, useOrderProgress } from './order/OrderContext.ts'
export { OrderNotice, OrderRefresh } from './order/OrderNotice.tsx'
export { OrderReceipt } from './order/OrderReceipt.tsx'
export { OrderIcon, OrderStage, type OrderStageProps, OrderStages } from './order/OrderStages.tsx'
export { OrderStatusRoot, type OrderStatusRootProps } from './order/OrderStatus.tsx'
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
  ConfirmationBox,
  ConfirmationLeave,
  ConfirmationStay,
  ConfirmationText,
  LeaveConfirmation,
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
export {
  DescriptionItem,
  DescriptionList,
  DescriptionNote,
  DescriptionTerm,
  DescriptionValue,
} from './ui/DescriptionList.tsx'
export { ErrorNotice } from './ui/ErrorNotice.tsx'
export { HostedFrame, type HostedFrameProps } from './ui/hosted-page/HostedFrame.tsx'
export {
  HostedNewTab,
  HostedNotice,
  type HostedNoticeProps,
  HostedPage,
  HostedPlaceholder,
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
