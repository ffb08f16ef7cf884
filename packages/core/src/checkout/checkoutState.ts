import { createSignal, type Subscribable } from '../platform/signal.ts'
import { canStartOver } from './canStartOver.ts'
import type { CheckoutSnapshot } from './snapshot.ts'
import { type CheckoutEvent, transitions } from './steps.ts'

export interface CheckoutState {
  readonly changes: Subscribable
  readonly get: () => CheckoutSnapshot
  /** Changes a part of the snapshot, whatever the step. */
  readonly patch: (part: Partial<CheckoutSnapshot>) => void
  /** Takes the step the transitions have for this event, and says whether they have one. Without one nothing changes. */
  readonly move: (event: CheckoutEvent, part?: Partial<CheckoutSnapshot>) => boolean
}

/** The snapshot of a checkout, and the two ways in which it changes. */
export function createCheckoutState(first: CheckoutSnapshot): CheckoutState {
  const changes = createSignal()
  let snapshot = first

  function patch(part: Partial<CheckoutSnapshot>) {
    const next = { ...snapshot, ...part }
    snapshot = { ...next, canStartOver: canStartOver(next) }
    changes.emit()
  }

  return {
    changes,
    get: () => snapshot,
    patch,
    move(event, part = {}) {
      const step = transitions[snapshot.step][event]
      // A new step leaves the last one's error behind.
      if (step !== undefined) patch({ error: undefined, ...part, step })
      return step !== undefined
    },
  }
}
