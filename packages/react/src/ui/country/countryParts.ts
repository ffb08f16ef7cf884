/**
 * A field to choose a country by typing. `CountryParts.Root` works inside every root; `CheckoutParts.Country` and
 * `BankDepositParts.Country` are roots that are connected to their form.
 */
export {
  CountryField as Root,
  CountryLabel as Label,
  CountryStatus as Status,
} from './CountryField.tsx'
export { CountryInput as Input } from './CountryInput.tsx'
export { CountryList as List } from './CountryList.tsx'
