import type { PaymentMethodRow } from '../contract/paymentMethods.ts'
import { attempt } from './attempt.ts'

type Needs = NonNullable<PaymentMethodRow['needs']>
type PaySessions = { readonly [Name in Needs]?: { readonly canMakePayments?: () => boolean } }

/** Whether this browser has what a row of payment methods `needs`. On a server there is none. */
export function deviceHas(needs: Needs): boolean {
  // On a page that is not secure, canMakePayments throws.
  return attempt(() => (globalThis as PaySessions)[needs]?.canMakePayments?.()) === true
}
