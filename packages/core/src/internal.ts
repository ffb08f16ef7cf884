/**
 * Internals that the packages of Onramp Kit share. Not covered by semantic versioning: names change without notice.
 * Import from `@onramp-kit/core` in an application.
 */
export { isQuoteOf } from './checkout/mismatch.ts'
export { customerStatuses } from './contract/accounts.ts'
export { amountPlaces } from './contract/amount.ts'
export { orderStatuses } from './contract/cardOrder.ts'
export { LEAST_CASH_APP_DEPOSIT } from './contract/cashAppDeposit.ts'
export { paymentMethodRows } from './contract/paymentMethods.ts'
export { redact } from './errors/redact.ts'
export { redirectTo } from './frame/presentation.ts'
export { countryNamer, sortCountries } from './locale/countries.ts'
export { euroArea } from './locale/defaults.ts'
export { formattingLocale, normalizeLocale } from './locale/normalizeLocale.ts'
export { compareAmounts, sumAmounts } from './money/decimal.ts'
export {
  afterFailure,
  afterRead,
  customerPolicy,
  nextRead,
  orderPolicy,
  type PollPolicy,
  type PollState,
  startPolling,
} from './orders/nextRead.ts'
export { orderInterval, pollDelay, SLOW_AFTER_MS } from './orders/pace.ts'
export { isStale } from './orders/status.ts'
export { systemClock } from './platform/clock.ts'
export { deepFreeze } from './platform/deepFreeze.ts'
export { deviceHas } from './platform/deviceHas.ts'
export { documentPage } from './platform/page.ts'
export { secureUrl } from './platform/secureUrl.ts'
export { createSignal, type Signal } from './platform/signal.ts'
export { webStorage } from './platform/storage.ts'
export { isEmail } from './resources/virtualAccounts.ts'
export { isTransient } from './transport/retry.ts'
