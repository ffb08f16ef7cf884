import { accountsOpening } from './accounts/opening.ts'
import { applicant, reviewEnd } from './accounts/review.ts'
import { callback } from './card/callbacks.ts'
import { buyer, cancelledByBuyer, paymentReview } from './card/payment.ts'
import type { Engine } from './engine.ts'
import { termsReconciled } from './superseded/wallet/walletOperations.ts'

/**
 * What can be scheduled, by kind, and what each does when its time has come. A kind is a function of
 * its domain and a line below.
 */
const events = {
  applicant,
  accountsOpening,
  buyer,
  callback,
  cancelledByBuyer,
  paymentReview,
  reviewEnd,
  termsReconciled,
}

type Kind = keyof typeof events
type EventOf<K extends Kind> = {
  [Each in K]: { readonly kind: Each } & Parameters<(typeof events)[Each]>[0]
}[K]

/** Something that is to happen: plain data, so that it can be saved. */
export type ScheduledEvent = EventOf<Kind>

/** Does what an event stands for. */
export function perform<K extends Kind>(event: EventOf<K>, engine: Engine): void {
  const performers: { readonly [Each in Kind]: (event: EventOf<Each>, engine: Engine) => void } =
    events
  performers[event.kind](event, engine)
}
