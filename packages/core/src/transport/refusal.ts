import { parseRetryAfter } from './retryAfter.ts'
import type { Answer } from './send.ts'

/**
 * An answer that asked not to be asked again for a while, given again with the seconds that are left. None once they are
 * over, or the clock was set back.
 */
export type Refusal = (now: number) => Answer | undefined

/** Takes an answer for a refusal if it is one with a Retry-After: too many requests, or a service that can't just now. */
export function refusalOf(answer: Answer, at: number): Refusal | undefined {
  const seconds = parseRetryAfter(answer.retryAfter, at)
  if (!seconds || (answer.status !== 429 && answer.status < 500)) return undefined
  return (now) => {
    const left = Math.ceil(seconds - (now - at) / 1000)
    return left > 0 && left <= seconds ? { ...answer, retryAfter: `${left}` } : undefined
  }
}
