import { isOnrampError, type OnrampError } from '../errors/OnrampError.ts'

const transientStatuses: readonly (number | undefined)[] = [408, 429, 500, 502, 503, 504]

/** Returns whether the same request may succeed a little later. */
export function isTransient(error: unknown): error is OnrampError {
  return (
    isOnrampError(error) &&
    (['network_error', 'timeout', 'unreadable_answer'].includes(error.code) ||
      transientStatuses.includes(error.status))
  )
}

/** Includes the first attempt. */
const MAX_ATTEMPTS = 4

const FIRST_WAIT = 500

/** A longer Retry-After is left to the caller, who reads it from the error. */
const LONGEST_RETRY_AFTER = 60_000

/**
 * Returns the milliseconds until the next attempt, or undefined to give up. Draws them from the upper half of a window
 * that doubles, after Retry-After has elapsed.
 */
export function retryDelay(
  error: unknown,
  attempt: number,
  random: () => number,
): number | undefined {
  if (attempt >= MAX_ATTEMPTS || !isTransient(error)) return undefined
  const retryAfter = (error.retryAfter ?? 0) * 1000
  if (retryAfter > LONGEST_RETRY_AFTER) return undefined
  // CORS may hide the Retry-After of a rate limit, so its window starts four times as wide.
  const first = error.status === 429 ? FIRST_WAIT * 4 : FIRST_WAIT
  const window = first * 2 ** (attempt - 1)
  return retryAfter + Math.round(window * (0.5 + random() / 2))
}
