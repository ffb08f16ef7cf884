import type { PaymentMethodRow } from '../contract/paymentMethods.ts'
import { tryOrUndefined } from './tryOrUndefined.ts'

type Needs = NonNullable<PaymentMethodRow['needs']>
type PaySessions = { readonly [Name in Needs]?: { readonly canMakePayments?: () => boolean } }

/** Returns whether the browser supports what a payment-method row `needs`. False on a server. */
export function deviceHas(needs: Needs): boolean {
  // canMakePayments throws on an insecure page.
  return tryOrUndefined(() => (globalThis as PaySessions)[needs]?.canMakePayments?.()) === true
}
