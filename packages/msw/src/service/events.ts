import { openAccounts } from './accounts/opening.ts'
import { endIdentityReview, runApplicant } from './accounts/review.ts'
import { receiveCallback } from './card/callbacks.ts'
import { cancelUnpaidOrder, endPaymentReview, runBuyer } from './card/payment.ts'
import type { Engine } from './engine.ts'
import { reconcileTerms } from './superseded/wallet/walletOperations.ts'

/** Handlers of scheduled events, by kind. A new kind is a function of its domain and a line here. */
const handlers = {
  runApplicant,
  openAccounts,
  runBuyer,
  receiveCallback,
  cancelUnpaidOrder,
  endPaymentReview,
  endIdentityReview,
  reconcileTerms,
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
