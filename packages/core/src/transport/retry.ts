import { isOnrampError, type OnrampError } from '../errors/OnrampError.ts'

/** Includes the 5xx that only gateways send, such as 520 and 529. A 501 is permanent: the server lacks the method. */
function isTransientStatus(status = 0): boolean {
  return status === 408 || status === 429 || (status >= 500 && status !== 501)
}

/** Returns whether the same request may succeed a little later. */
export function isTransient(error: unknown): error is OnrampError {
  return (
    isOnrampError(error) &&
    (['network_error', 'timeout', 'unreadable_answer'].includes(error.code) ||
      isTransientStatus(error.status))
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
