import type { PaymentMethodRow } from '../contract/paymentMethods.ts'
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

/** Returns the rows with the wallet of this device first: Apple Pay where it can pay, Google Pay on Android. */
export function deviceWalletFirst(rows: readonly PaymentMethodRow[]): readonly PaymentMethodRow[] {
  const isWallet = ({ slug, needs }: PaymentMethodRow) =>
    (needs === 'ApplePaySession' && deviceHas(needs)) ||
    (slug === 'google-pay' && ownUserAgent().includes('Android'))
  return [...rows.filter(isWallet), ...rows.filter((row) => !isWallet(row))]
}
