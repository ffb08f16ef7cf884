import { accountsOpening } from './accounts/opening.ts'
import { applicant, reviewEnd } from './accounts/review.ts'
import { callback } from './card/callbacks.ts'
import { buyer, paymentReview, railCancellation } from './card/payment.ts'
import type { Engine } from './engine.ts'
import { termsReconciled } from './superseded/wallet/walletOperations.ts'

/** Handlers of scheduled events, by kind. A new kind is a function of its domain and a line here. */
const handlers = {
  applicant,
  accountsOpening,
  buyer,
  callback,
  railCancellation,
  paymentReview,
  reviewEnd,
  termsReconciled,
}

type Kind = keyof typeof handlers
type EventOf<K extends Kind> = {
  [Each in K]: { readonly kind: Each } & Parameters<(typeof handlers)[Each]>[0]
}[K]

/** A scheduled event: plain data, so that it can be saved. */
export type ScheduledEvent = EventOf<Kind>

/** Calls the event's handler. */
export function performEvent<K extends Kind>(event: EventOf<K>, engine: Engine): void {
  const typed: { readonly [Each in Kind]: (event: EventOf<Each>, engine: Engine) => void } =
    handlers
  typed[event.kind](event, engine)
}
