/** The parts of the components, by component. They work in a server component, and tree-shake. */

/** Props of the roots. */
export type { BankDepositRootProps } from './bank-deposit/BankDepositRoot.tsx'
export * as BankDepositParts from './bank-deposit/bankDepositParts.ts'
export type { CheckoutRootProps } from './checkout/CheckoutRoot.tsx'
export * as CheckoutParts from './checkout/checkoutParts.ts'
export type { CheckoutDialogRootProps } from './checkout/dialog/CheckoutDialogRoot.tsx'
export * as CheckoutDialogParts from './checkout/dialog/checkoutDialogParts.ts'
export type { CryptoDepositRootProps } from './crypto-deposit/CryptoDepositRoot.tsx'
export * as CryptoDepositParts from './crypto-deposit/cryptoDepositParts.ts'
export type { OrderStatusRootProps } from './order/OrderStatus.tsx'
export * as OrderParts from './order/orderParts.ts'
/** Types of the other parts, and the props that they add to those of their element. */
export type { ButtonOwnProps } from './ui/Button.tsx'
export type { ConnectedCountryProps, CountryOwnProps } from './ui/country/CountryField.tsx'
export * as CountryParts from './ui/country/countryParts.ts'
export type { FormOwnProps } from './ui/formHandlers.ts'
export type { HostedNoticeProps } from './ui/hosted-page/HostedPage.tsx'
export type { ConnectedPageProps, HostedPageProps } from './ui/hosted-page/HostedProvider.tsx'
export * as HostedPageParts from './ui/hosted-page/hostedPageParts.ts'
export type { NoticeOwnProps } from './ui/Notice.tsx'
export type { Part, PartProps, Render } from './ui/part.tsx'
export * as StepParts from './ui/stepParts.ts'
