import type { Outcome } from './OnrampError.ts'

/** What to do when nobody answered. */
export function noAnswerAdvice(outcome: Outcome): string {
  return outcome === 'unknown' ? ' It may have acted all the same: let the buyer decide.' : ''
}
