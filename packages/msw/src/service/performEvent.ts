import { openAccounts } from './accounts/opening.ts'
import { endIdentityReview, runApplicant } from './accounts/review.ts'
import { applyCallback } from './card/callbacks.ts'
import { cancelUnpaidOrder, endPaymentReview, runBuyer } from './card/payment.ts'
import type { Engine } from './engine.ts'
import type { EngineEvent, EventOf } from './scheduledEvent.ts'

type Kind = EngineEvent['kind']

/** Handlers of scheduled events, by kind. A missing one is a compile error. */
const handlers: { readonly [Each in Kind]: (event: EventOf<Each>, engine: Engine) => void } = {
  runApplicant,
  openAccounts,
  runBuyer,
  receiveCallback: ({ orderId, status }, engine) => void applyCallback(engine, orderId, status),
  cancelUnpaidOrder,
  endPaymentReview,
  endIdentityReview,
}

/** Calls the event's handler. */
export function performEvent<Each extends Kind>(event: EventOf<Each>, engine: Engine): void {
  handlers[event.kind](event, engine)
}
