import type { PaymentMethodRow } from '../contract/paymentMethods.ts'

type Needs = NonNullable<PaymentMethodRow['needs']>
type PaySessions = { readonly [Name in Needs]?: { readonly canMakePayments?: () => boolean } }

/** Whether this browser has what a row of payment methods `needs`. On a server there is none. */
export function deviceHas(needs: Needs): boolean {
  try {
    const { [needs]: session } = globalThis as PaySessions
    return session?.canMakePayments?.() === true
  } catch {
    // Asked on a page that is not secure, it throws.
    return false
  }
}
