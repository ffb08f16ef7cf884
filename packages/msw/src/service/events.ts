import { openAccounts } from './accounts/opening.ts'
import { endIdentityReview, runApplicant } from './accounts/review.ts'
import { receiveCallback } from './card/callbacks.ts'
import { cancelUnpaidOrder, endPaymentReview, runBuyer } from './card/payment.ts'
import type { Engine } from './engine.ts'
import type { EventOf, ScheduledEvent } from './scheduledEvent.ts'
import { reconcileTerms } from './superseded/wallet/walletOperations.ts'

type Kind = ScheduledEvent['kind']

/** Handlers of scheduled events, by kind. A missing one is a compile error. */
const handlers: { readonly [Each in Kind]: (event: EventOf<Each>, engine: Engine) => void } = {
  runApplicant,
  openAccounts,
  runBuyer,
  receiveCallback,
  cancelUnpaidOrder,
  endPaymentReview,
  endIdentityReview,
  reconcileTerms,
}

/** Calls the event's handler. */
export function performEvent<Each extends Kind>(event: EventOf<Each>, engine: Engine): void {
  handlers[event.kind](event, engine)
}
