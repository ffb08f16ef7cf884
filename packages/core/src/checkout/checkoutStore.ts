import { type OrderFacts, situationOf } from '../orders/situation.ts'
import { deepFreeze } from '../platform/deepFreeze.ts'
import { createSignal } from '../platform/signal.ts'
import type { CheckoutSnapshot, CheckoutSnapshotFields } from './checkout.ts'
import { type StepEvent, transitions } from './steps.ts'

export function createCheckoutStore(first: CheckoutSnapshotFields) {
  const changes = createSignal()
  let snapshot = Object.freeze(first)

  /** Changes fields of the snapshot in any step. */
  function patch(part: Partial<CheckoutSnapshotFields>) {
    const changed = { ...snapshot, ...part }
    const next = { ...changed, canStartOver: canStartOver(changed) }
    snapshot = Object.freeze({ ...next, situation: deepFreeze(situationOf(factsOf(next))) })
    changes.emit()
  }

  /** Moves to the next step of the transition table. Returns false, and changes nothing, if the table has none. */
  function move(event: StepEvent, part: Partial<CheckoutSnapshotFields> = {}) {
    const step = transitions[snapshot.step][event]
    if (step !== undefined) patch({ ...part, step })
    return step !== undefined
  }

  return {
    changes,
    // The transitions guarantee the fields of each step. The tests' harness checks every snapshot.
    get: () => snapshot as CheckoutSnapshot,
    patch,
    move,
  }
}

/** Not while a captured payment is on its way, nor during the first read of a stored order. */
function canStartOver({ step, isCaptured, error }: CheckoutSnapshotFields): boolean {
  if (transitions[step].restart === undefined) return false
  if (step === 'resuming' && error === undefined) return false
  return !isCaptured || step === 'sent' || step === 'cancelled'
}

/** What the snapshot says of the order. */
function factsOf(snapshot: Omit<CheckoutSnapshotFields, 'situation'>): OrderFacts {
  const { step, order_id, url, error } = snapshot
  const isUnsafe = error?.code === 'unsafe_hosted_url'
  return {
    ...snapshot,
    isSlow: step === 'processing',
    page: url !== undefined ? 'shown' : isUnsafe ? 'unsafe' : 'gone',
    // Without an order, the error is that of the purchase. An order with an unsafe page is read nonetheless.
    error: isUnsafe || order_id === undefined ? undefined : error,
  }
}
