/**
 * The checkout. `CheckoutParts.Root` provides the purchase; each part renders only in the steps it belongs to, so a
 * composition needs no conditions. Always include `StepParts.Announcer`, `CheckoutParts.DestinationNotice`,
 * `OrderParts.Notice`, `CheckoutParts.Retry` and `CheckoutParts.StartOver`: they cover failures.
 */
export { AmountError, AmountInput, AmountLabel } from '../ui/AmountField.tsx'
export { AmountPair as Amounts, AmountPresets } from './AmountPair.tsx'
export {
  CheckoutCountry as Country,
  CheckoutCountrySelect as CountrySelect,
} from './CheckoutCountry.tsx'
export { CheckoutError as Error } from './CheckoutError.tsx'
export {
  CheckoutFields as Fields,
  CheckoutFooter as Footer,
  CheckoutForm as Form,
  CheckoutHint as Hint,
  CheckoutSubmit as Submit,
} from './CheckoutForm.tsx'
export { CheckoutPage as Page } from './CheckoutPage.tsx'
export { CheckoutRoot as Root } from './CheckoutRoot.tsx'
export { DestinationNotice } from './DestinationNotice.tsx'
export { PaymentMethods } from './PaymentMethods.tsx'
export { QuoteBox as Quote, QuoteDetails, QuoteNote } from './QuoteBox.tsx'
export { CheckoutDone as Done, CheckoutRetry as Retry, StartOver } from './StartOver.tsx'
