import { createSignal, type Subscribable } from '../platform/signal.ts'
import type { CheckoutFields, CheckoutSnapshot } from './checkout.ts'
import { type CheckoutEvent, transitions } from './steps.ts'

export interface CheckoutState {
  readonly changes: Subscribable
  readonly get: () => CheckoutSnapshot
  /** Changes a part of the snapshot, whatever the step. */
  readonly patch: (part: Partial<CheckoutFields>) => void
  /** Takes the step the transitions have for this event, and says whether they have one. Without one nothing changes. */
  readonly move: (event: CheckoutEvent, part?: Partial<CheckoutFields>) => boolean
}

/** The snapshot of a checkout, and the two ways in which it changes. */
export function createCheckoutState(first: CheckoutFields): CheckoutState {
  const changes = createSignal()
  let snapshot = first

  function patch(part: Partial<CheckoutFields>) {
    const next = { ...snapshot, ...part }
    snapshot = { ...next, canStartOver: canStartOver(next) }
    changes.emit()
  }

  return {
    changes,
    // The transitions guarantee the fields of each step. The tests' harness checks every snapshot.
    get: () => snapshot as CheckoutSnapshot,
    patch,
    move(event, part = {}) {
      const step = transitions[snapshot.step][event]
      // A new step leaves the last one's error behind.
      if (step !== undefined) patch({ error: undefined, ...part, step })
      return step !== undefined
    },
  }
}

/**
 * Whether the buyer may leave this purchase for another: where the steps allow it, but not while a captured payment is
 * on its way, nor while a stored order is just being read.
 */
function canStartOver({ step, isCaptured, error }: CheckoutFields): boolean {
  if (transitions[step].restart === undefined) return false
  if (step === 'resuming' && error === undefined) return false
  return !isCaptured || step === 'sent' || step === 'cancelled'
}
