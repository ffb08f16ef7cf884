import { isOnrampError, type OnrampError } from '../errors/OnrampError.ts'

const passing = [408, 429, 500, 502, 503, 504]

/** Whether the same question may well be answered a little later. */
export function isTransient(error: unknown): error is OnrampError {
  return (
    isOnrampError(error) &&
    (['network_error', 'timeout', 'unreadable_answer'].includes(error.code) ||
      (error.status !== undefined && passing.includes(error.status)))
  )
}

/** How often a repeatable request is sent at the most. */
const MAX_ATTEMPTS = 4

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

/** A service that asks for more patience than this is left alone, and the caller told how long. */
const LONGEST_RETRY_AFTER = 60_000

/**
 * Milliseconds until a read is sent again, or undefined to give up: jitter over the upper half of a doubling window, and never
 * before Retry-After is over.
 */
export function retryDelay(
  error: unknown,
  attempt: number,
  random: () => number,
): number | undefined {
  if (attempt >= MAX_ATTEMPTS || !isTransient(error)) return undefined
  const asked = (error.retryAfter ?? 0) * 1000
  if (asked > LONGEST_RETRY_AFTER) return undefined
  // A rate limit whose Retry-After CORS hides still means "slower": its window starts four times as wide.
  const first = error.status === 429 ? FIRST_WAIT * 4 : FIRST_WAIT
  const window = Math.min(LONGEST_WAIT, first * 2 ** (attempt - 1))
  return asked + Math.round(window * (0.5 + random() / 2))
}
