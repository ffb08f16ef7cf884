import { type PaymentMethodRow, paymentMethodRows } from '../contract/paymentMethods.ts'
import { isInAppBrowser, ownUserAgent } from './inAppBrowser.ts'
import { tryOrUndefined } from './tryOrUndefined.ts'

type Needs = NonNullable<PaymentMethodRow['needs']>
type PaySessions = { readonly [Name in Needs]?: { readonly canMakePayments?: () => boolean } }

/**
 * Returns whether the browser has what a payment-method row `needs`. False inside other apps: their payment sheets do not
 * open even where the API exists. On a server only `systemBrowser` is true.
 */
export function deviceHas(needs: Needs): boolean {
  if (isInAppBrowser()) return false
  if (needs === 'systemBrowser') return true
  // canMakePayments throws on an insecure page.
  return tryOrUndefined(() => (globalThis as PaySessions)[needs]?.canMakePayments?.()) === true
}

/**
 * Returns the four rows, with Apple Pay first and, on Android, Google Pay before the others. Does not check the
 * device: filter with `deviceHas`.
 */
export function deviceRows(): readonly PaymentMethodRow[] {
  const isAndroid = ownUserAgent().includes('Android')
  const rank = ({ slug, needs }: PaymentMethodRow) =>
    Number(needs === 'ApplePaySession' || (isAndroid && slug === 'google-pay'))
  return paymentMethodRows.toSorted((a, b) => rank(b) - rank(a))
}
