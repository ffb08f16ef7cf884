import { parseRetryAfter } from './retryAfter.ts'
import type { Answer } from './send.ts'

/** An answer that asked not to be asked again for a while. */
export interface Refusal extends Answer {
  /** When it came, in milliseconds since 1970. */
  readonly at: number
  readonly seconds: number
}

/** Takes an answer for a refusal if it is one with a Retry-After. */
export function refusalOf(answer: Answer, at: number): Refusal | undefined {
  const seconds = parseRetryAfter(answer.retryAfter, at)
  return seconds && answer.status >= 400 ? { ...answer, at, seconds } : undefined
}

/** The refusal given again, with the seconds that are left. None once they are over, or the clock was set further than that. */
export function refusedStill(refusal: Refusal | undefined, now: number): Answer | undefined {
  if (refusal === undefined) return undefined
  const left = Math.ceil(refusal.seconds - Math.abs(now - refusal.at) / 1000)
  return left > 0 ? { ...refusal, retryAfter: `${left}` } : undefined
}
