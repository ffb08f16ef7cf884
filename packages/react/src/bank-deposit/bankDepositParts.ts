/**
 * Bank accounts of a wallet. `BankDepositParts.Root` polls the customer and provides the state; each part renders
 * only in the steps it belongs to. Always include `BankDepositParts.Announcer` and `BankDepositParts.Notice`.
 */
export { AccountDestination as Destination, AccountDetails as Account } from './AccountDetails.tsx'
export { BankAnnouncer as Announcer } from './BankDeposit.tsx'
export { BankDepositNotice as Notice, BankDepositRefresh as Refresh } from './BankDepositNotice.tsx'
export { BankDepositRoot as Root } from './BankDepositRoot.tsx'
export { BankStages as Stages } from './BankStages.tsx'
export { CurrencyChoice as Currencies } from './CurrencyChoice.tsx'
export {
  BankPage as Page,
  FinishedButton as Finished,
  OpenPageButton as OpenPage,
} from './HostedStep.tsx'
export {
  Email,
  EmailError,
  EmailInput,
  EmailLabel,
  RegisterButton as Register,
  Registration,
  RegistrationCountry as Country,
  RegistrationCountrySelect as CountrySelect,
  RegistrationHint as Hint,
} from './Registration.tsx'
