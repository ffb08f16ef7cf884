import type { CheckoutSnapshot } from './snapshot.ts'
import { transitions } from './steps.ts'

/**
 * Whether the buyer may leave this purchase for another: where the steps allow it, but not while a captured payment is
 * on its way, nor while a stored order is just being read.
 */
export function canStartOver({ step, isCaptured, error }: CheckoutSnapshot): boolean {
  if (transitions[step].restart === undefined) return false
  if (step === 'resuming' && error === undefined) return false
  return !isCaptured || step === 'sent' || step === 'cancelled'
}
