import type { FieldErrors } from '../http/body.ts'

/** A card as far as it is kept: never more than what the order shows. */
export interface PaymentCard {
  readonly brand: string
  readonly lastFour: string
}

/**
 * Where a buyer stands on the hosted page. `card` is `null` for a wallet; `errors` is what was wrong
 * with the form sent last.
 */
export type PaymentStep =
  | {
      readonly name: 'details'
      /** Why the last attempt did not go through. */
      readonly refused?: 'declined' | 'challenge_failed'
      readonly errors?: FieldErrors
    }
  | {
      readonly name: 'challenge'
      /** The card the bank asks about. */
      readonly card: PaymentCard
      /** Codes entered so far, all of them wrong. */
      readonly wrongCodes: number
      readonly errors?: FieldErrors
    }
  | {
      /** The payment was made, and is looked at before it is taken. */
      readonly name: 'review'
      readonly card: PaymentCard | null
    }
  | {
      /** The payment was taken, whether or not the service has heard of it. */
      readonly name: 'paid'
      readonly card: PaymentCard | null
    }
