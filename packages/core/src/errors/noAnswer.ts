import type { Outcome } from './OnrampError.ts'

/** What to do when nobody answered. */
export function noAnswerAdvice(outcome: Outcome): string {
  return outcome === 'unknown'
    ? ' The service may have acted: do not send it again by yourself.'
    : ''
}
