import { parseRetryAfter } from './retryAfter.ts'
import type { Answer } from './send.ts'

/** An answer that said until when nothing more of its kind is wanted, in milliseconds since 1970. */
export interface Refusal {
  readonly answer: Answer
  readonly since: number
  readonly until: number
}

/** Takes an answer for a refusal if it is one with a Retry-After. */
export function refusalOf(answer: Answer, now: number): Refusal | undefined {
  const seconds = parseRetryAfter(answer.retryAfter, now)
  if (answer.status < 400 || seconds === undefined) return undefined
  return { answer, since: now, until: now + seconds * 1000 }
}

/** The refusal given again, with the seconds that are left. None once its time is over, or the clock was set back. */
export function refusedStill(refusal: Refusal | undefined, now: number): Answer | undefined {
  if (refusal === undefined || now < refusal.since || now >= refusal.until) return undefined
  return { ...refusal.answer, retryAfter: `${Math.ceil((refusal.until - now) / 1000)}` }
}
